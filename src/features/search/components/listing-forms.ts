import type { CountForms } from '../../../contract/czech.ts';
import { listedKind, type SearchState } from '../address.ts';

const ofKind: Readonly<Record<ReturnType<typeof listedKind>, CountForms>> = {
  all: ['inzerát', 'inzeráty', 'inzerátů'],
  offer: ['nabídka', 'nabídky', 'nabídek'],
  demand: ['poptávka', 'poptávky', 'poptávek'],
};

/** The word that what a search finds is counted in, by the kind being looked for. */
export function listingForms(search: SearchState): CountForms {
  return ofKind[listedKind(search)];
}
