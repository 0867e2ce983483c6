import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { sentences } from '../../contract/sentences.ts';

/** How long one can change one's mind. */
export const daysToChangeMind = 7;
/** How long an archive can be downloaded. */
export const exportDays = 7;

export const dataExport = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'ready']),
    askedAt: z.iso.datetime(),
    sizeBytes: z.int().optional(),
    /** Until when it can be downloaded, once it is ready. */
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.output<typeof dataExport>;

export const ownData = z
  .object({
    exports: z.array(dataExport),
    /** There while an account waits to be deleted. */
    leaving: z.object({ askedAt: z.iso.datetime(), goesAt: z.iso.datetime() }).optional(),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.output<typeof ownData>;

export const getOwnData = operation({
  id: 'getOwnData',
  method: 'get',
  path: '/account/data',
  summary:
    'Archives of the own data that are being made or can be downloaded, and whether the account is leaving.',
  audience: 'advertiser',
  status: 200,
  data: ownData,
  errors: [],
});

export const askExport = operation({
  id: 'askExport',
  method: 'post',
  path: '/account/exports',
  summary: 'Have an archive made of everything about oneself; a letter comes when it is ready.',
  audience: 'advertiser',
  status: 202,
  data: ownData,
  errors: ['too-many-requests'],
});

export const downloadExport = operation({
  id: 'downloadExport',
  method: 'get',
  path: '/account/exports/{id}/file',
  summary: 'The archive itself, a ZIP; only for whom it is about.',
  audience: 'advertiser',
  status: 200,
  params: z.object({ id: z.uuid() }),
  data: 'file',
  errors: ['not-found'],
});

/** A ticked box of a form, or `true` from a program. */
export const leavingForm = z.object({
  understood: z
    .union([z.string(), z.boolean()], { error: sentences.required })
    .transform((given) => given === 'on' || given === true)
    .pipe(z.literal(true, { error: sentences.required })),
});

export const askToLeave = operation({
  id: 'askToLeave',
  method: 'post',
  path: '/account/leaving',
  summary: 'Delete the account in seven days; adverts are withdrawn at once.',
  audience: 'advertiser',
  status: 202,
  body: leavingForm,
  data: ownData,
  errors: ['fresh-sign-in-needed'],
});

export const changeMind = operation({
  id: 'changeMind',
  method: 'delete',
  path: '/account/leaving',
  summary: 'Stay after all; adverts that lived come back as far as cards allow.',
  audience: 'advertiser',
  status: 200,
  data: ownData,
  errors: [],
});
