import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** IČO; spaces are removed and missing leading zeros are added. */
export const companyId = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6,8}$/, { error: 'IČO má osm číslic.' }))
  .transform((digits) => digits.padStart(8, '0'))
  .refine(isCompanyId, { error: 'Tohle IČO nemůže platit, zkontroluj číslice.' });

/** Data of the register that a profile adopts; all of it can be edited there. */
export const company = z
  .object({
    companyId: z.string(),
    name: z.string(),
    /** Only for current VAT payers. */
    vatId: z.string().optional(),
    /** Street with its numbers, or the village with a number where there are no streets. */
    street: z.string(),
    city: z.string(),
    /** Formatted as `602 00`. */
    postcode: z.string().optional(),
    /** Date of the company's dissolution. */
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
 * Whether eight digits are a valid IČO: the last one is `(11 − Σ weight·digit mod 11) mod 10` (Ministry of Finance,
 * rule of the check digit). Catches typing errors before the register is called.
 */
export function isCompanyId(digits: string): boolean {
  if (!/^\d{8}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return Number(digits[7]) === (11 - (sum % 11)) % 10;
}
