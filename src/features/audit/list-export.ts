import { type ListExport, pageByPage } from '../list-export.ts';
import { actionLabel } from './components/action-labels.ts';
import { moderatedSubjects } from './contract.ts';
import { lastActions } from './db.ts';

/** The audit log, newest first; moderators get only what they may read. */
export const logExport: ListExport = {
  name: 'log',
  audience: 'moderator',
  columns: ['Číslo', 'Kdy', 'Kdo', 'Zásah', 'Předmět', 'Název', 'Důvod'],
  async *rows({ db }, { admin }) {
    const among = admin ? undefined : moderatedSubjects;
    for await (const action of pageByPage<Awaited<ReturnType<typeof lastActions>>[number]>((last, atMost) =>
      lastActions(db, { among, before: last?.id, atMost }),
    ))
      yield [
        action.id,
        action.doneAt,
        action.admin,
        actionLabel(action.action),
        action.subject,
        action.name,
        action.reason,
      ];
  },
};
