import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** IČO; spaces are dropped and the zeros that people leave out at its beginning are put back. */
export const companyId = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6,8}$/, { error: 'IČO má osm číslic.' }))
  .transform((digits) => digits.padStart(8, '0'))
  .refine(isCompanyId, { error: 'Tohle IČO nemůže platit, zkontroluj číslice.' });

/** What the register knows and a profile takes over; every part can be edited there. */
export const company = z
  .object({
    companyId: z.string(),
    name: z.string(),
    /** Only of those who pay VAT now. */
    vatId: z.string().optional(),
    /** Street with its numbers, or the village with a number where there are no streets. */
    street: z.string(),
    city: z.string(),
    /** Five digits, written `602 00`. */
    postcode: z.string().optional(),
    /** Day on which the company ceased to exist. */
    endedOn: z.iso.date().optional(),
  })
  .meta({ id: 'Company' });
export type Company = z.output<typeof company>;

export const getCompany = operation('get', '/companies/{companyId}', {
  summary: 'Firma podle IČO z veřejného rejstříku ARES; odpověď platí den.',
  audience: 'advertiser',
  params: z.object({ companyId }),
  data: company,
  errors: ['company-not-found', 'register-unavailable', 'too-many-requests'],
});

const weights = [8, 7, 6, 5, 4, 3, 2];

/**
 * Whether eight digits can be an IČO: the last one is `(11 − Σ weight·digit mod 11) mod 10`
 * (Ministry of Finance, rule of the check digit). Finds a slip of a finger before anybody is asked.
 */
export function isCompanyId(digits: string): boolean {
  if (!/^\d{8}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return Number(digits[7]) === (11 - (sum % 11)) % 10;
}
