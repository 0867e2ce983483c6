import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

export const noteLimits = { min: 3, max: 1000 } as const;
/** Of more the oldest are left out. */
export const notesShown = 100;

const subject = z
  .string()
  .regex(/^(listing:\d{1,9}|advertiser:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/)
  .meta({ description: 'O čem je: `listing:<číslo>`, nebo `advertiser:<id>`' });

const adminNote = z
  .object({
    id: z.uuid(),
    subject,
    title: z.string().optional().meta({ description: 'Nadpis inzerátu, je-li o něm' }),
    note: z.string(),
    author: z
      .string()
      .optional()
      .meta({ description: 'E-mail toho, kdo ji napsal; chybí, když účet už není' }),
    writtenAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminNote' });
export type AdminNote = z.output<typeof adminNote>;

const notes = z.array(adminNote);

export const listAdminNotes = operation('get', '/admin/notes', {
  summary: `Interní poznámky správy o inzerátu, nebo o inzerentovi a všech jeho inzerátech, nejvýš ${notesShown} od nejnovější. Inzerent je má v archivu svých dat, bez jména toho, kdo je psal.`,
  audience: 'moderator',
  query: z.object({ subject }),
  data: notes,
});

export const adminNoteForm = z.object({
  note: z.string().trim().min(noteLimits.min).max(noteLimits.max),
});

export const addAdminNote = operation('post', '/admin/notes', {
  summary: 'Přidat interní poznámku o inzerátu nebo o inzerentovi.',
  audience: 'moderator',
  status: 201,
  body: adminNoteForm.extend({ subject }),
  data: notes,
  errors: ['not-found'],
});

export const removeAdminNote = operation('delete', '/admin/notes/{id}', {
  summary: 'Smazat interní poznámku, třeba nepravdivou. Deník ví, kdo a kdy, ale ne co v ní bylo.',
  audience: 'moderator',
  params: z.object({ id: z.uuid() }),
  data: z.object({ removed: z.literal(true) }),
  errors: ['not-found'],
});
