import type { Understood } from './contract.ts';

/**
 * Tolerances for near misses, used for ranking and printed on the page that explains it. Each pair: slightly
 * off, and farther off; anything beyond is excluded.
 */
export const nearness = {
  lengthCm: [2, 4],
  flexMm: [1, 2],
  /** In tenths of an EU size. */
  shoeTenths: [5, 10],
  /** Factors of the buyer's price. */
  price: [1.2, 1.5],
  /** Fraction of a price that „kolem 800“ allows below and above. */
  around: 0.2,
} as const;

/** From this many criteria on, a small miss weighs half. */
export const manyWishes = 4;

/** Removes parts of a query, and commas that no longer separate anything. */
export function withoutSpans(query: string, spans: Understood['spans']): string {
  const ordered = spans.toSorted((one, other) => one.from - other.from);
  const left = ordered.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, query);
  return left
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/( ?[,;])+( ?[,;])/g, '$2')
    .replaceAll(/ (?=[,;])|^[\s,;]+|[\s,;]+$/g, '');
}
