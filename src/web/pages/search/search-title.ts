import { counted, type CountForms } from '../../../contract/czech.ts';
import { isPlain, listedKind, type SearchState } from '../../../features/search/address.ts';

/** `128 nabídek`: the result count with the noun of the listed kind. */
export function formatFound(search: SearchState, total: number): string {
  return counted(total, listingForms(search));
}

const titles = { offer: 'Nabídky', demand: 'Poptávky', all: 'Všechny inzeráty' } as const;

/** The heading of a search: its category and query, or otherwise what it lists. */
export function searchTitle(search: SearchState, category: { name: string } | undefined): string {
  const words = shortened(search.q?.[0]);
  if (category) return words ? `${category.name}: „${words}“` : category.name;
  if (words) return `„${words}“`;
  return titles[listedKind(search)];
}

const feminineOrNeuter = new Set(['brankarska-vystroj', 'trika-a-mikiny']);
const notUsed = new Set(['servis-a-upravy', 'ostatni', 'branky-a-trenink']);

/** The document title; for a whole category also used by search engines: `Použité florbalky: 38 inzerátů`. */
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

/** Truncates a long query to fit into a heading. */
function shortened(words: string | undefined): string | undefined {
  return words && words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words;
}

const ofKind: Readonly<Record<ReturnType<typeof listedKind>, CountForms>> = {
  all: ['inzerát', 'inzeráty', 'inzerátů'],
  offer: ['nabídka', 'nabídky', 'nabídek'],
  demand: ['poptávka', 'poptávky', 'poptávek'],
};

/** Forms of the noun for the result count, by the listed kind. */
function listingForms(search: SearchState): CountForms {
  return ofKind[listedKind(search)];
}
