/**
 * Prices from `from` Kč are rounded to `step`; each step is a divisor of the larger one, so the order of prices
 * is preserved.
 */
const steps = [
  { from: 5_000, step: 500 },
  { from: 1_000, step: 100 },
  { from: 200, step: 50 },
  { from: 0, step: 10 },
] as const;

/** Rounds a price (Kč) as people would name it; the order of two prices never flips. */
export function roundPrice(price: number): number {
  const step = steps.find(({ from }) => price >= from)?.step ?? 10;
  return Math.max(10, Math.round(price / step) * step);
}

/** Maximum ratio of high to low; a wider range does not help anybody to set a price. */
const widest = 2.5;
/**
 * Minimum sales for an estimate by brand or by category, since a few things may be similar by chance; an offer
 * counts as a third of a sale.
 */
const minForBrand = 20;
const minForCategory = 100;

/**
 * Whether an estimate is certain enough to price one thing by it. `product` is `brand/line`, a brand, or empty
 * for the whole category.
 */
export const isReliable = (prices: {
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

/** A friendly hint about a price outside of the usual range; undefined inside it. */
export function priceHint(price: number, { low, typical, high }: Usual): string | undefined {
  const ratio = price / typical;
  if (price > high)
    return `To je ${above.find(([from]) => ratio >= from)?.[1]}. Když to má důvod, napiš ho do popisu.`;
  if (price < low)
    return `To je ${below.find(([to]) => ratio <= to)?.[1]}. Jestli to není záměr, klidně si řekni o víc.`;
  return undefined;
}

/** Attributes that count as a size; the first one of a category is its size. */
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
