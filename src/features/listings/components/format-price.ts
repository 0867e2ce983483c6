import { crowns } from '../../../contract/czech.ts';
import type { ListingCard } from '../contract.ts';

type Priced = Pick<ListingCard, 'kind' | 'priceType' | 'price'>;

/** `1 490 Kč`, `do 700 Kč` of a demand, `Dohodou`, `Zdarma`. */
export function formatPrice({ kind, priceType, price }: Priced): string {
  if (priceType === 'free') return 'Zdarma';
  if (priceType === 'agreement' || price === undefined) return 'Dohodou';
  return kind === 'demand' ? `do\u00a0${crowns(price)}` : crowns(price);
}
