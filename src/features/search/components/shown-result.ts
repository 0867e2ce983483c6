import { shownCards } from '../../listings/components/shown-card.ts';
import type { SearchResult } from '../contract.ts';

/** The part of a result that the list renders; promoted listings come first. */
export function shownResult({ items, topped, total, offset, next }: SearchResult) {
  const cards = shownCards([...topped, ...items]);
  return {
    topped: cards.slice(0, topped.length),
    items: cards.slice(topped.length).map((card, index) => {
      const misses = items[index]?.misses ?? [];
      return misses.length > 0 ? { ...card, misses } : card;
    }),
    total,
    offset,
    next,
  };
}
