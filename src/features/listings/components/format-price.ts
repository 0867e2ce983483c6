import { crowns } from '../../../contract/czech.ts';
import type { ListingCard } from '../contract.ts';

type Priced = Pick<ListingCard, 'kind' | 'priceType' | 'price'>;

/** `Kusů: 20 · zbývá 18`, or `Kusů: 20` before the first sale; undefined for a single piece. */
export function formatPieces({ quantity, remaining }: Pick<ListingCard, 'quantity' | 'remaining'>) {
  if (quantity === undefined) return undefined;
  return remaining === quantity ? `Kusů: ${quantity}` : `Kusů: ${quantity} · zbývá ${remaining}`;
}

/** `1 490 Kč`, `do 700 Kč` for a demand, `Dohodou`, `Zdarma`. */
export function formatPrice({ kind, priceType, price }: Priced): string {
  if (priceType === 'free') return 'Zdarma';
  if (priceType === 'agreement' || price === undefined) return 'Dohodou';
  return kind === 'demand' ? `do\u00a0${crowns(price)}` : crowns(price);
}
