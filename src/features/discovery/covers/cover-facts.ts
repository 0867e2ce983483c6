import { conditionWords } from '../../listings/components/condition-words.ts';
import { priceWords } from '../../listings/components/price-words.ts';
import type { ListingCard } from '../../listings/contract.ts';
import type { CoverFacts } from '../../sharing/index.ts';

/** What the cover of an advert tells: the same words as its card. */
export function coverFacts(card: ListingCard): CoverFacts {
  // A number alone says nothing: `flex 26`.
  const facts = card.facts.map(({ label, value }) => (/^\d+$/.test(value) ? `${label} ${value}` : value));
  return {
    title: card.title,
    price: priceWords(card),
    lines: [conditionWords(card), facts.join(' · '), card.place.name].flatMap((line) => line || []),
    label: labelOf(card),
  };
}

function labelOf({ kind, state, swap }: ListingCard): string | undefined {
  if (state === 'reserved') return 'Rezervováno';
  if (kind === 'demand') return 'Poptávka';
  return swap ? 'Možná výměna' : undefined;
}
