import { refusedEmails } from '../../platform/mail/refused-emails.ts';
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

/** Emails that a mail server refused for good. */
export const refusedEmailsExport: ListExport = {
  name: 'refused-emails',
  audience: 'admin',
  columns: ['Doména', 'Odpověď serveru', 'Kdy'],
  async *rows({ db }) {
    for (const { domain, answer, refusedAt } of await refusedEmails(db, wholeList))
      yield [domain, answer, refusedAt];
  },
};
