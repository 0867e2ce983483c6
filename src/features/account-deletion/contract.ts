import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';

/** Days in which a deletion can be cancelled, and days for which an archive can be downloaded. */
export { cancelDeletionDays, exportDays } from '../../contract/retention.ts';

export const dataExport = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'ready']),
    askedAt: z.iso.datetime(),
    sizeBytes: z.int().optional(),
    /** End of the download period, once the archive is ready. */
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.output<typeof dataExport>;

export const ownData = z
  .object({
    exports: z.array(dataExport),
    /** Present while a deletion is pending. */
    leaving: z.object({ askedAt: z.iso.datetime(), goesAt: z.iso.datetime() }).optional(),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.output<typeof ownData>;

export const getOwnData = operation('get', '/account/data', {
  summary:
    'Archivy vlastních údajů, které se připravují nebo se dají stáhnout, a jestli účet čeká na smazání.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: ownData,
});

export const requestExport = operation('post', '/account/exports', {
  summary: 'Požádat o archiv všeho, co o sobě na bazaru mám; až bude hotový, přijde e-mail.',
  audience: 'advertiser',
  status: 202,
  data: ownData,
  errors: ['too-many-requests'],
});

export const downloadExport = operation('get', '/account/exports/{id}/file', {
  summary: 'Samotný archiv v ZIP; jen pro toho, o kom je.',
  audience: 'advertiser',
  params: z.object({ id: z.uuid() }),
  data: 'file',
  errors: ['not-found'],
});

/** A ticked checkbox of a form, or `true` from an API client. */
export const deletionForm = z.object({
  understood: z
    .union([z.string(), z.boolean()], { error: validationMessages.required })
    .transform((given) => given === 'on' || given === true)
    .pipe(z.literal(true, { error: validationMessages.required })),
});

export const requestDeletion = operation('post', '/account/leaving', {
  summary: 'Smazat účet za sedm dní; inzeráty se stáhnou hned.',
  audience: 'advertiser',
  status: 202,
  body: deletionForm,
  data: ownData,
  errors: ['fresh-sign-in-needed'],
});

export const cancelDeletion = operation('delete', '/account/leaving', {
  summary: 'Přece jen zůstat; inzeráty, které byly aktivní, se vrátí, pokud na ně stačí karty.',
  audience: 'advertiser',
  data: ownData,
});
