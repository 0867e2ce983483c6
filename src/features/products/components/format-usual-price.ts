import { counted, crowns } from '../../../contract/czech.ts';
import type { UsualPrice } from '../contract.ts';

/** For example `600–850 Kč`. */
export function formatRange({ low, high }: Pick<UsualPrice, 'low' | 'high'>): string {
  return low === high ? crowns(low) : `${crowns(low).replace(/\u00a0Kč$/, '')}–${crowns(high)}`;
}

/** The basis of a usual price: `podle 6 prodejů a 9 nabídek`; `scope` says of what, such as ` za poslední tři roky`. */
export function formatBasis(
  { sales, offers, demo }: Pick<UsualPrice, 'sales' | 'offers' | 'demo'>,
  scope = '',
): string {
  const parts = [
    ...(sales > 0 ? [counted(sales, ['prodeje', 'prodejů', 'prodejů'])] : []),
    ...(offers > 0 ? [counted(offers, ['nabídky', 'nabídek', 'nabídek'])] : []),
  ];
  return `podle\u00a0${parts.join(' a\u00a0')}${scope}${demo ? ', zatím jen ukázkových' : ''}`;
}
