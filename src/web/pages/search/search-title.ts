import { counted } from '../../../contract/czech.ts';
import type { SearchState } from '../../../features/search/address.ts';
import { listingForms } from '../../../features/search/components/listing-forms.ts';

/** `128 nabídek`, by the kind being looked for. */
export function foundWords(search: SearchState, total: number): string {
  return counted(total, listingForms(search));
}

/** The heading of a search: its category, its words, or what it lists. */
export function searchTitle(search: SearchState, category: { name: string } | undefined): string {
  const words = shortened(search.q?.[0]);
  if (category) return words ? `${category.name}: „${words}“` : category.name;
  if (words) return `„${words}“`;
  if (search.kind?.[0] === 'demand') return 'Poptávky';
  return search.kind?.[0] === 'offer' ? 'Nabídky' : 'Všechny inzeráty';
}

/** A heading has room for a question, not for a page of text. */
function shortened(words: string | undefined): string | undefined {
  return words && words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words;
}
