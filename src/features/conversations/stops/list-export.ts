import { type ListExport, wholeList } from '../../list-export.ts';
import { heldOf, waitingStops } from './db-stops.ts';

/** Stopped senders who wait for a look; what they have written stays in the administration. */
export const stoppedExport: ListExport = {
  name: 'stopped-senders',
  audience: 'moderator',
  columns: ['E-mail', 'Účet', 'Adresa účtu', 'Účet od', 'Zastaven', 'Konverzací', 'Pozdržených zpráv'],
  async *rows({ db }) {
    for (const { id, email, name, slug, since, stoppedAt, conversations } of await waitingStops(
      db,
      wholeList,
    ))
      yield [email, name, slug, since, stoppedAt, conversations.length, (await heldOf(db, [id])).length];
  },
};
