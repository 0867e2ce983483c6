import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { photo } from '../media/contract.ts';
import { formValues } from '../listings/contract.ts';

/** Maximum of rows in one batch, and of photos in its pile. */
export const maxRows = 100;
export const pilePhotos = 300;
/** Maximum size of a table in bytes; anything larger is not a table. */
export const tableMaxBytes = 1_000_000;

const batchRow = z
  .object({
    id: z.uuid().meta({ description: 'Koncept, jako každý jiný: `/drafts/{id}`' }),
    albumId: z.uuid(),
    values: formValues,
    photos: z.array(photo),
    missing: z
      .record(z.string(), z.array(z.string()))
      .meta({ description: 'Co ještě chybí nebo je špatně, podle polí; prázdné, když je řádek v pořádku' }),
  })
  .meta({ id: 'BatchRow' });
export type BatchRow = z.output<typeof batchRow>;

export const batch = z
  .object({
    shared: formValues.meta({
      description: 'Co platí pro všechny řádky, které neříkají něco jiného; `discount` se připojí k popisu',
    }),
    pile: z.object({ albumId: z.uuid(), photos: z.array(photo) }),
    rows: z.array(batchRow),
  })
  .meta({ id: 'Batch' });
export type Batch = z.output<typeof batch>;

export const getBatch = operation('get', '/account/batch', {
  summary: 'Rozepsané hromadné vložení, když nějaké je.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: z.object({ batch: batch.optional() }),
});

export const addBatchRows = operation('post', '/account/batch/rows', {
  summary: `Přidat řádky s hodnotami formuláře nabídky, třeba prázdné; všech může být nejvýš ${maxRows}. První řádky založí hromadné vložení.`,
  audience: 'advertiser',
  status: 201,
  body: z.object({ rows: z.array(formValues).max(maxRows) }),
  data: batch,
});

export const readBatchTable = operation('post', '/account/batch/table', {
  summary:
    'Přidat řádky z tabulky: text oddělený tabulátory, středníky nebo čárkami, nebo sešit XLSX. Sloupce se poznají podle hlavičky, nebo podle obsahu.',
  audience: 'advertiser',
  status: 201,
  body: 'stream',
  data: batch,
  errors: ['body-too-large'],
});

export const saveBatch = operation('put', '/account/batch', {
  summary:
    'Uložit, co je napsané, ať už je to platné, nebo ne. Pole, která řádek neposílá, zůstanou; společné údaje dostanou řádky, které neříkají něco jiného.',
  audience: 'advertiser',
  body: z.object({
    shared: formValues,
    rows: z.array(z.object({ id: z.uuid(), fields: formValues })).max(maxRows),
  }),
  data: batch,
  errors: ['not-found'],
});

export const assignPhotos = operation('post', '/account/batch/photos', {
  summary: 'Dát fotky k řádkům, nebo zpátky na hromádku (bez `rowId`); buď všechny, nebo žádnou.',
  audience: 'advertiser',
  body: z.object({
    moves: z
      .array(z.object({ photoId: z.uuid(), rowId: z.uuid().optional() }))
      .min(1)
      .max(pilePhotos),
  }),
  data: batch,
  errors: ['not-found', 'photo-limit-reached'],
});

/** Reasons why a ready row may still be refused. */
const refusals = [
  'not-found',
  'invalid-input',
  'photo-required',
  'listing-duplicate',
  'card-limit-reached',
  'account-being-deleted',
] as const satisfies readonly ErrorCode[];

export const publishBatch = operation('post', '/account/batch/publication', {
  summary:
    'Zveřejnit řádky, které jsou v pořádku; každý projde tím, čím jednotlivý inzerát. Ostatní zůstanou. Opakované volání nezveřejní nic dvakrát.',
  audience: 'advertiser',
  body: z.object({ rc: z.string().max(100).optional() }),
  data: z
    .object({
      published: z.array(
        z.object({
          id: z.int(),
          slug: z.string(),
          title: z.string(),
          held: z.boolean(),
          reasons: z
            .array(z.string())
            .meta({ description: 'Proč čeká na kontrolu správce, jako věty po „protože“; jinak prázdné' }),
        }),
      ),
      problems: z.array(z.object({ rowId: z.uuid(), code: z.enum(refusals), message: z.string() })),
      batch: batch.optional(),
    })
    .meta({ id: 'BatchPublication' }),
});
