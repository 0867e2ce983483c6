import type { CountForms } from '../../../contract/czech.ts';
import type { SearchState } from '../address.ts';

const listing: CountForms = ['inzerát', 'inzeráty', 'inzerátů'];
const ofKind: Readonly<Record<string, CountForms>> = {
  offer: ['nabídka', 'nabídky', 'nabídek'],
  demand: ['poptávka', 'poptávky', 'poptávek'],
};

/** The word that what a search finds is counted in, by the kind being looked for. */
export function listingForms(search: SearchState): CountForms {
  return ofKind[search.kind?.[0] ?? ''] ?? listing;
}
