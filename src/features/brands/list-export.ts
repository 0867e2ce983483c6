import type { ListExport } from '../list-export.ts';
import { managedBrands } from './views.ts';

/** Brands with their spellings and the number of active listings. */
export const brandsExport: ListExport = {
  name: 'brands',
  audience: 'admin',
  columns: ['Značka', 'Adresa', 'Přidaná ve správě', 'Další psaní', 'Aktivních inzerátů'],
  async *rows({ db }) {
    for (const { name, slug, added, aliases, active } of (await managedBrands(db)).brands)
      yield [name, slug, added, aliases.join(', '), active];
  },
};
