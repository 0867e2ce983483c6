import { crowns } from '../../../contract/czech.ts';
import type { PriceSpan } from '../../../features/products/contract.ts';

/** `900–2 400 Kč`; `1 200 Kč` where all cost the same. */
export function formatPriceSpan({ min, max }: Pick<PriceSpan, 'min' | 'max'>): string {
  return min === max ? crowns(max) : `${crowns(min).replace(/\u00a0Kč$/, '')}–${crowns(max)}`;
}
