import { conditionWords } from '../../listings/components/condition-words.ts';
import { priceWords } from '../../listings/components/price-words.ts';
import type { ListingCard } from '../../listings/contract.ts';
import type { CoverFacts } from '../../sharing/index.ts';

/** What the cover of an advert tells: the same words as its card. */
export function coverFacts(card: ListingCard): CoverFacts {
  const facts = card.facts.map(({ value }) => value).join(' · ');
  return {
    title: card.title,
    price: priceWords(card),
    lines: [conditionWords(card), facts, card.place.name].flatMap((line) => line || []),
    label: labelOf(card),
  };
}

function labelOf({ kind, state, swap }: ListingCard): string | undefined {
  if (state === 'reserved') return 'Rezervováno';
  if (kind === 'demand') return 'Poptávka';
  return swap ? 'Možná výměna' : undefined;
}
