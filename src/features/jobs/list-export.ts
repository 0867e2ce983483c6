import { troubledJobs } from '../../platform/queue/troubled-jobs.ts';
import { type ListExport, wholeList } from '../list-export.ts';

/** Failed jobs. */
export const jobsExport: ListExport = {
  name: 'jobs',
  audience: 'admin',
  columns: ['Číslo', 'Úloha', 'Pokusů', 'Vzdaná', 'Chyba', 'Od', 'Další pokus'],
  async *rows({ db }) {
    for (const { id, name, attempts, failed, error, addedAt, runAt } of await troubledJobs(db, wholeList))
      yield [id, name, attempts, failed, error, addedAt, failed ? undefined : runAt];
  },
};
