import { type Evidence, type Grade, grades } from '../../src/features/products/price-guide/weigh.ts';
import { chances } from '../../test/stock.ts';

/** Parameters of the simulation; shares are of listings, deviations are of the logarithm of a price. */
export const simulation = {
  years: 3,
  brands: 8,
  linesOfBrand: 6,
  listings: 2_500,
  sellers: 700,
  /** Standard deviation of prices of the same thing in the same grade; doubled for one in ten. */
  noise: 0.17,
  /** Listings with a mistaken, joking or unrelated price. */
  junk: 0.04,
  sold: 0.45,
} as const;

/**
 * Simulates one category from three years ago to now. The model behind the prices deliberately differs from the
 * estimator's: each line depreciates at its own rate, grades have different value in each line, and sellers
 * differ in price level and in haggling margin.
 */
export function simulateHistory(seed: number): Evidence[] {
  const chance = chances(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const pick = <T>(from: readonly T[], power = 1): T => {
    const one = from[Math.floor(chance() ** power * from.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  const shares = [0.84, 0.68, 0.54, 0.4, 0.22].map((share) => Math.log(share) + 0.08 * normal());
  const lines = Array.from({ length: simulation.brands }, (_, brand) => {
    const brandPrice = Math.log(1_700) + 0.35 * normal();
    return Array.from({ length: simulation.linesOfBrand }, (__, line) => ({
      brand: `brand-${brand}`,
      line: `brand-${brand}/line-${line}`,
      price: brandPrice + 0.4 * normal(),
      perYear: 0.06 + 0.1 * chance(),
      drift: 0.05 * normal(),
      steep: 1 + 0.08 * normal(),
    }));
  }).flat();
  const sellers = Array.from({ length: simulation.sellers }, (_, number) => ({
    seller: `seller-${number}`,
    habit: 0.05 * normal(),
    asks: 0.05 + 0.12 * chance(),
  }));
  return Array.from({ length: simulation.listings }, (): Evidence => {
    const of = pick(lines, 1.7);
    const by = pick(sellers, 2);
    const grade: Grade = pick([
      ...grades.slice(0, 4),
      'like-new',
      'light',
      'light',
      'moderate',
      'moderate',
      'heavy',
    ]);
    const yearsAgo = simulation.years * chance();
    // More worn things are older.
    const age = Math.floor(grades.indexOf(grade) * 0.7 + 3 * chance());
    const share = (shares[grades.indexOf(grade)] ?? 0) * of.steep;
    const odd = simulation.noise * (chance() < 0.1 ? 2 : 1) * normal();
    const worth = of.price + share - of.perYear * (age - 2) + of.drift * yearsAgo + by.habit + odd;
    const isSold = chance() < simulation.sold + 0.5 * Math.max(0, -odd);
    const junk = chance() < simulation.junk ? Math.log(pick([0.1, 0.3, 3, 8])) : 0;
    const asked = Math.round(Math.exp(worth + by.asks + junk) / 10) * 10 || 10;
    return {
      seller: by.seller,
      brand: of.brand,
      grade,
      asked,
      yearsAgo,
      line: chance() < 0.12 ? undefined : of.line,
      sold: isSold ? Math.round(Math.exp(worth + junk) / 10) * 10 || 10 : undefined,
      age: chance() < 0.4 ? age : undefined,
    };
  });
}
