import { fold } from '../../contract/fold.ts';
import { file } from './file.ts';

/** A word people use for what a category holds: `hokejka` for sticks. */
export type CategorySynonym = { word: string; category: string };

/** Words of the trade by category, well spelled; a spelling without diacritics is the same word. */
export const categorySynonyms: readonly CategorySynonym[] = file.search.synonymGroups.flatMap(
  ({ category, terms }) => {
    if (category === undefined) return [];
    const spelled = new Map<string, string>();
    for (const term of terms) {
      const existing = spelled.get(fold(term));
      if (existing === undefined || existing === fold(existing)) spelled.set(fold(term), term);
    }
    return [...spelled.values()].map((word) => ({ word, category }));
  },
);
