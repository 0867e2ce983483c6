import { cardLine } from '../../catalogue/card-line.ts';
import { typeset } from '../../../contract/typography.ts';
import { formatCondition } from '../../listings/components/format-condition.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { ListingCard } from '../../listings/contract.ts';
import type { CoverFacts } from '../../sharing/index.ts';

/** The texts on the cover of a listing, the same as on its card. */
export function coverFacts(card: ListingCard): CoverFacts {
  return {
    title: typeset(card.title),
    price: formatPrice(card),
    lines: [formatCondition(card), cardLine(card.facts), card.locations[0].name].flatMap(
      (line) => line || [],
    ),
    label: labelOf(card),
  };
}

function labelOf({ kind, state, swap }: ListingCard): string | undefined {
  if (state === 'reserved') return 'Rezervováno';
  if (kind === 'demand') return 'Poptávka';
  return swap ? 'Možná výměna' : undefined;
}
