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
