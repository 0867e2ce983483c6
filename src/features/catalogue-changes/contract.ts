import { z } from 'zod';

/** Listings are read again after a change; nothing while none are. */
export const rereading = z
  .object({ done: z.int(), total: z.int() })
  .meta({ id: 'Rereading', description: 'Kolik inzerátů už je po změně znovu přečtených' });
export type Rereading = z.output<typeof rereading>;

/** What a merge would move. */
export const mergeCounts = {
  active: z.int(),
  listings: z.int().meta({ description: 'Inzeráty ve všech stavech' }),
  drafts: z.int(),
  watches: z.int(),
};
