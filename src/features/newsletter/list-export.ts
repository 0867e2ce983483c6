import { type ListExport, wholeList } from '../list-export.ts';
import { lastIssues } from './db-issues.ts';

const states = {
  draft: 'rozepsaný',
  sending: 'odesílá se',
  paused: 'pozastavený',
  sent: 'odeslaný',
} as const;

/** Issues of the newsletter; subscribers are never exported. */
export const newslettersExport: ListExport = {
  name: 'newsletters',
  audience: 'admin',
  columns: [
    'Předmět',
    'Stav',
    'Změněn',
    'Začátek',
    'Konec',
    'Příjemců',
    'Převzato',
    'Odmítnuto',
    'Přeskočeno',
  ],
  async *rows({ db }) {
    for (const issue of await lastIssues(db, wholeList))
      yield [
        issue.subject,
        states[issue.state],
        issue.changed_at,
        issue.started_at,
        issue.finished_at,
        issue.recipients,
        issue.taken,
        issue.refused,
        issue.skipped,
      ];
  },
};
