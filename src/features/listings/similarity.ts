import type { AttributeValue, AttributeValues } from '../catalogue/contract.ts';

export type Comparable = {
  categoryId: number;
  brand: string | null;
  price: number | null;
  attributes: AttributeValues;
};

/**
 * Weights of what two listings have in common; hand and size decide whether an item fits the player at all.
 */
const weights = { category: 4, hand: 3, size: 3, price: 2, brand: 2 } as const;

/** Size attributes, each with the difference at which similarity drops to zero. */
const sizes: Record<string, number> = {
  shaftLengthCm: 8,
  totalLengthCm: 8,
  flexMm: 4,
  shoeSizeEu: 2,
  footLengthCm: 1.5,
};
const exactSizes = [
  'goalieSize',
  'clothingSize',
  'kneepadSize',
  'gloveSize',
  'maskSize',
  'goalSize',
  'sockSizeEu',
];

/** Similarity score of two listings, 0 or more; meaningful only for sorting. */
export function similarity(one: Comparable, other: Comparable): number {
  return (
    weights.category * Number(one.categoryId === other.categoryId) +
    weights.hand * sameChoice(one.attributes.hand, other.attributes.hand) +
    weights.size * sizeLikeness(one.attributes, other.attributes) +
    weights.price * priceLikeness(one.price, other.price) +
    weights.brand * Number(one.brand !== null && one.brand === other.brand)
  );
}

function sizeLikeness(one: AttributeValues, other: AttributeValues): number {
  const near = Object.entries(sizes).map(([key, far]) => nearness(one[key], other[key], far));
  return Math.max(0, ...near, ...exactSizes.map((key) => sameChoice(one[key], other[key])));
}

function nearness(one: AttributeValue | undefined, other: AttributeValue | undefined, far: number): number {
  if (typeof one !== 'number' || typeof other !== 'number') return 0;
  return Math.max(0, 1 - Math.abs(one - other) / far);
}

function sameChoice(one: AttributeValue | undefined, other: AttributeValue | undefined): number {
  return Number(one !== undefined && JSON.stringify(one) === JSON.stringify(other));
}

/** The lower of two prices (CZK) divided by the higher one; 0 when either is unknown. */
function priceLikeness(one: number | null, other: number | null): number {
  return one === null || other === null ? 0 : Math.min(one, other) / Math.max(one, other);
}
