import { crowns } from '../../contract/czech.ts';
import { brandName } from '../catalogue/index.ts';
import type { MatchReason } from './contract.ts';
import type { Fit, Unknown } from './fit.ts';

/** The reader: advertiser of the demand, of the offer, or a visitor of the demand. */
export type Reader = 'demander' | 'offerer' | 'anybody';

const nbsp = '\u00a0';
const hands: Readonly<Record<string, string>> = { left: 'levá', right: 'pravá', straight: 'rovná' };
const groups: Readonly<Record<string, string>> = {
  junior: 'dětská velikost',
  senior: 'pro dospělé',
  universal: 'univerzální velikost',
};
const open: Readonly<Partial<Record<Unknown, string>>> = {
  hand: 'strana neuvedena',
  length: 'délka neuvedena',
  flex: 'flex neuveden',
  size: 'velikost neuvedena',
  price: 'cena dohodou',
};

/**
 * Reasons for a match, facts first, then distance and price: „levá, 96 cm, flex 26, 12 km, o 100 Kč pod tvým
 * limitem“.
 */
export function reasonsOf(fit: Fit, reader: Reader): MatchReason[] {
  const { hand, shaft, total, flex, shoe, size, brand, km, unknown } = fit;
  const say = (key: string, value: string | undefined): MatchReason[] =>
    value === undefined ? [] : [{ key, label: value }];
  return [
    ...say('hand', hand === undefined ? undefined : hands[hand]),
    ...say('shaftLengthCm', shaft === undefined ? undefined : `${shaft}${nbsp}cm`),
    ...say(
      'totalLengthCm',
      total === undefined || shaft !== undefined ? undefined : `celkem ${total}${nbsp}cm`,
    ),
    ...say('flexMm', flex === undefined ? undefined : `flex${nbsp}${flex}`),
    ...say('shoeSizeEu', shoe === undefined ? undefined : `EU${nbsp}${String(shoe).replace('.', ',')}`),
    ...say('size', size === undefined ? undefined : (groups[size] ?? `velikost${nbsp}${size.toUpperCase()}`)),
    ...say('brand', brand === undefined ? undefined : brandName(brand)),
    ...unknown.flatMap((what) => say(what, open[what])),
    ...say('place', km === 0 ? 'stejné místo' : `${km}${nbsp}km`),
    ...say('price', formatMoney(fit, reader)),
  ];
}

function formatMoney({ under, price }: Fit, reader: Reader): string | undefined {
  if (price === 0) return 'zdarma';
  if (under === undefined) return undefined;
  // How much more the other side would pay is no argument for the seller.
  if (reader === 'offerer') return 'vejde se do limitu';
  const limit = reader === 'demander' ? 'tvým limitem' : 'limitem';
  return under === 0 ? 'přesně na limitu' : `o ${crowns(under)} pod ${limit}`;
}
