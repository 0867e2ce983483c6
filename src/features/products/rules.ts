/** From so much (Kč) prices are rounded to this step; each step is a part of the next one, so order stays. */
const steps = [
  { from: 5_000, step: 500 },
  { from: 1_000, step: 100 },
  { from: 200, step: 50 },
  { from: 0, step: 10 },
] as const;

/** A price as people would say it; of two prices the lower never becomes the higher. */
export function roundPrice(price: number): number {
  const step = steps.find(({ from }) => price >= from)?.step ?? 10;
  return Math.max(10, Math.round(price / step) * step);
}

/** A range wider than this tells nobody what to ask. */
const widest = 2.5;
/** A few things may look alike by chance: what is estimated of a brand or of anything in a category rests on so many sales; an offer is a third. */
const minForBrand = 20;
const minForCategory = 100;

/** Whether prices are sure enough to price one thing by them. `product` is a line, a brand or nothing for anything. */
export const isTelling = (prices: {
  product: string;
  low: number;
  high: number;
  sales: number;
  offers: number;
}): boolean =>
  prices.high <= prices.low * widest &&
  (prices.product.includes('/') ||
    prices.sales + prices.offers / 3 >= (prices.product === '' ? minForCategory : minForBrand));

type Usual = { low: number; typical: number; high: number };

const above: readonly (readonly [from: number, words: string])[] = [
  [2.6, 'víc než dvojnásobek obvyklé ceny'],
  [1.8, 'asi dvojnásobek obvyklé ceny'],
  [1.42, 'asi o polovinu víc, než bývá obvyklé'],
  [1.28, 'asi o třetinu víc, než bývá obvyklé'],
  [1.2, 'asi o čtvrtinu víc, než bývá obvyklé'],
  [0, 'o něco víc, než bývá obvyklé'],
];
const below: readonly (readonly [to: number, words: string])[] = [
  [0.28, 'méně než třetina obvyklé ceny'],
  [0.4, 'asi třetina obvyklé ceny'],
  [0.58, 'asi polovina obvyklé ceny'],
  [0.71, 'asi o třetinu méně, než bývá obvyklé'],
  [0.8, 'asi o čtvrtinu méně, než bývá obvyklé'],
  [Infinity, 'o něco méně, než bývá obvyklé'],
];

/** A kind word about a price outside of the usual ones; nothing about one within them. */
export function priceHint(price: number, { low, typical, high }: Usual): string | undefined {
  const ratio = price / typical;
  if (price > high)
    return `To je ${above.find(([from]) => ratio >= from)?.[1]}. Když to má důvod, napiš ho do popisu.`;
  if (price < low)
    return `To je ${below.find(([to]) => ratio <= to)?.[1]}. Jestli to není záměr, klidně si řekni o víc.`;
  return undefined;
}

/** Attributes that people call a size; of a category the first one counts. */
export const sizeAttributes = [
  'shaftLengthCm',
  'shoeSizeEu',
  'clothingSize',
  'sockSizeEu',
  'goalieSize',
  'kneepadSize',
  'gloveSize',
  'maskSize',
] as const;
