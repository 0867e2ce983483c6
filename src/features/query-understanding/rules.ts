import type { Understood } from './contract.ts';

/**
 * How near is near, where a listing has not quite what was asked for. Ranking takes them from here and the page
 * that tells the order's rules writes them out. Each pair: a little off, and more off; what is further is out.
 */
export const nearness = {
  lengthCm: [2, 4],
  flexMm: [1, 2],
  /** In tenths of an EU size. */
  shoeTenths: [5, 10],
  /** How many times the price somebody would pay. */
  price: [1.2, 1.5],
  /** What part of a price „kolem 800“ takes in below and above it. */
  around: 0.2,
} as const;

/** From so many wishes on, a small miss of one weighs half. */
export const manyWishes = 4;

/** A query without parts of it, and without commas that then part nothing. */
export function withoutSpans(query: string, spans: Understood['spans']): string {
  const ordered = spans.toSorted((one, other) => one.from - other.from);
  const left = ordered.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, query);
  return left
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/( ?[,;])+( ?[,;])/g, '$2')
    .replaceAll(/ (?=[,;])|^[\s,;]+|[\s,;]+$/g, '');
}
