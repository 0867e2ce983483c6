import { type ListExport, wholeList } from '../../list-export.ts';
import { heldOf, waitingStops } from './db-stops.ts';

/** Stopped senders waiting for review, without their messages. */
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
