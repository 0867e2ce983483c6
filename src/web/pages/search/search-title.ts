import { counted, type CountForms } from '../../../contract/czech.ts';
import { isPlain, listedKind, type SearchState } from '../../../features/search/address.ts';

/** `128 nabídek`, by the kind being looked for. */
export function formatFound(search: SearchState, total: number): string {
  return counted(total, listingForms(search));
}

const titles = { offer: 'Nabídky', demand: 'Poptávky', all: 'Všechny inzeráty' } as const;

/** The heading of a search: its category, its words, or what it lists. */
export function searchTitle(search: SearchState, category: { name: string } | undefined): string {
  const words = shortened(search.q?.[0]);
  if (category) return words ? `${category.name}: „${words}“` : category.name;
  if (words) return `„${words}“`;
  return titles[listedKind(search)];
}

const feminineOrNeuter = new Set(['brankarska-vystroj', 'trika-a-mikiny']);
const notUsed = new Set(['servis-a-upravy', 'ostatni', 'branky-a-trenink']);

/** What stands in the browser's tab, and of a whole category in search engines: `Použité florbalky: 38 inzerátů`. */
export function headTitle(
  search: SearchState,
  category: { slug: string; name: string } | undefined,
  total: number | undefined,
): string {
  const title = searchTitle(search, category);
  if (total === undefined) return title;
  if (!category || !isPlain(search)) {
    return `${title}: ${formatFound(search, total)}`;
  }
  const used = feminineOrNeuter.has(category.slug) ? 'Použitá' : 'Použité';
  const name = notUsed.has(category.slug)
    ? category.name
    : `${used} ${category.name.charAt(0).toLowerCase()}${category.name.slice(1)}`;
  return `${name}: ${formatFound({ kind: ['all'] }, total)}`;
}

/** A heading has room for a question, not for a page of text. */
function shortened(words: string | undefined): string | undefined {
  return words && words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words;
}

const ofKind: Readonly<Record<ReturnType<typeof listedKind>, CountForms>> = {
  all: ['inzerát', 'inzeráty', 'inzerátů'],
  offer: ['nabídka', 'nabídky', 'nabídek'],
  demand: ['poptávka', 'poptávky', 'poptávek'],
};

/** The word that what a search finds is counted in, by the kind being looked for. */
function listingForms(search: SearchState): CountForms {
  return ofKind[listedKind(search)];
}
