import { type ListExport, wholeList } from '../list-export.ts';
import { waitingThings } from './db-admin-views.ts';
import { waitingObjections } from './db-objections.ts';
import { reportReasons, severityLabels, severityOf, subjectLabel } from './rules.ts';

/** Subjects waiting for a decision, in the order of the queue. */
export const reportsExport: ListExport = {
  name: 'reports',
  audience: 'moderator',
  columns: ['Předmět', 'Co to je', 'Nadpis', 'Závažnost', 'Hlášení', 'Důvody', 'Nejstarší'],
  async *rows({ db }) {
    for (const { subject, title, reasons, reports, oldest } of (await waitingThings(db, wholeList)).things)
      yield [
        subject,
        subjectLabel(subject),
        title,
        severityLabels[severityOf(reasons)],
        reports,
        reasons.map((reason) => reportReasons[reason]).join(', '),
        oldest,
      ];
  },
};

/** Unanswered objections. */
export const objectionsExport: ListExport = {
  name: 'objections',
  audience: 'moderator',
  columns: ['Předmět', 'Co to je', 'Kdo', 'Námitka', 'Podána'],
  async *rows({ db }) {
    for (const { subject, report, message, sentAt } of await waitingObjections(db, wholeList))
      yield [
        subject,
        subjectLabel(subject),
        report === null ? 'inzerent' : `kdo poslal hlášení č. ${report}`,
        message,
        sentAt,
      ];
  },
};
