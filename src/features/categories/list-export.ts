import type { ListExport } from '../list-export.ts';
import { managedCategories } from './views.ts';

/** Categories and groups of categories with the number of active listings. */
export const categoriesExport: ListExport = {
  name: 'categories',
  audience: 'admin',
  columns: ['Kategorie', 'Adresa', 'Skupina', 'Skrytá', 'Aktivních inzerátů'],
  async *rows({ db }) {
    for (const { name, slug, parent, hidden, active } of (await managedCategories(db)).categories)
      yield [name, slug, parent, hidden, active];
  },
};
