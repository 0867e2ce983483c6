import type { ListExport } from '../list-export.ts';
import { listTexts } from './edit.ts';

/** Texts of the site. */
export const textsExport: ListExport = {
  name: 'texts',
  audience: 'admin',
  columns: ['Skupina', 'Text', 'Nadpis', 'Adresa', 'Uložen', 'Stažený z webu'],
  async *rows(platform) {
    for (const { collection, slug, title, address, savedAt, removed } of await listTexts(platform))
      yield [collection, slug, title, address, new Date(savedAt), removed];
  },
};
