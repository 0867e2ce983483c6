import type { ListExport } from '../list-export.ts';
import { allRules } from './db.ts';

/** Redirects of former paths. */
export const redirectsExport: ListExport = {
  name: 'redirects',
  audience: 'admin',
  columns: ['Adresa', 'Kam vede', 'Natrvalo', 'Změněno'],
  async *rows({ db }) {
    for (const { path, target, permanent, changed_at: changedAt } of await allRules(db))
      yield [path, target, permanent, changedAt];
  },
};
