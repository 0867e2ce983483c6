import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { isCompanyId } from './company-id.ts';

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

export const getCompany = operation({
  id: 'getCompany',
  method: 'get',
  path: '/companies/{companyId}',
  summary: 'Firma podle IČO z veřejného rejstříku ARES; odpověď platí den.',
  audience: 'advertiser',
  status: 200,
  params: z.object({ companyId }),
  data: company,
  errors: ['company-not-found', 'register-unavailable', 'too-many-requests'],
});
