import { type Estimate, estimatePrices } from '../../src/features/products/price-guide/estimate.ts';
import type { Evidence } from '../../src/features/products/price-guide/weigh.ts';
import { made, simulateHistory } from './simulate.ts';

/** The last months, whose sales are held out: what came before them estimates them. */
const heldOutYears = 0.25;
/** So much of a category has been on the bazaar: all of it, a quarter, a tenth. */
const seeds = 40;

export type Score = { listings: number; heldOut: number; told: number; medianError: number; inside: number };

/** How well sales of the last months are told by what was before them, of histories with so many listings each. */
export function scoreEstimates(listings: number = made.listings, level?: 'line' | 'brand'): Score {
  const errors: number[] = [];
  let [heldOut, inside] = [0, 0];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const history = simulateHistory(seed).slice(0, listings);
    const before = history.filter(({ yearsAgo }) => yearsAgo >= heldOutYears);
    const estimates = new Map(
      estimatePrices(before.map((each) => ({ ...each, yearsAgo: each.yearsAgo - heldOutYears }))).map(
        (each) => [`${each.product} ${each.grade}`, each],
      ),
    );
    for (const sale of history) {
      if (sale.yearsAgo >= heldOutYears || sale.sold === undefined) continue;
      heldOut += 1;
      const found = findEstimate(estimates, sale, level);
      if (!found) continue;
      const aged = Math.exp(
        -found.perYear *
          (sale.age === undefined || found.meanAge === undefined ? 0 : sale.age - found.meanAge),
      );
      if (found.high > found.low * 2.5) continue;
      errors.push(Math.abs(found.typical * aged - sale.sold) / sale.sold);
      if (sale.sold >= found.low * aged && sale.sold <= found.high * aged) inside += 1;
    }
  }
  const sorted = errors.toSorted((a, b) => a - b);
  return {
    listings,
    heldOut,
    told: errors.length,
    medianError: sorted[Math.floor(sorted.length / 2)] ?? 0,
    inside: inside / errors.length,
  };
}

function findEstimate(
  estimates: ReadonlyMap<string, Estimate>,
  { line, brand, grade }: Evidence,
  level?: string,
) {
  const ofLine = level === 'brand' ? undefined : estimates.get(`${line} ${grade}`);
  return ofLine ?? (level === 'line' ? undefined : estimates.get(`${brand} ${grade}`));
}
