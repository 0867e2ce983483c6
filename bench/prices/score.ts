import { type Estimate, estimatePrices } from '../../src/features/products/price-guide/estimate.ts';
import type { Evidence } from '../../src/features/products/price-guide/weigh.ts';
import { isReliable } from '../../src/features/products/rules.ts';
import { simulateHistory } from './simulate.ts';

/** Sales of the last quarter of a year are held out and predicted from earlier data. */
const heldOutYears = 0.25;

export type Score = { heldOut: number; estimated: number; medianError: number; inside: number };

/**
 * How well sales are predicted from earlier data, over `histories` simulated histories of `listings` each.
 */
export function scoreEstimates(listings: number, { histories }: { histories: number }): Score {
  const errors: number[] = [];
  let [heldOut, inside] = [0, 0];
  for (let seed = 1; seed <= histories; seed += 1) {
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
      const found = narrowest(estimates, sale);
      if (!found) continue;
      const older = sale.age === undefined || found.meanAge === undefined ? 0 : sale.age - found.meanAge;
      const sold = sale.sold / Math.exp(-found.perYear * older);
      errors.push(Math.abs(found.typical - sold) / sold);
      if (sold >= found.low && sold <= found.high) inside += 1;
    }
  }
  const sorted = errors.toSorted((a, b) => a - b);
  return {
    heldOut,
    estimated: errors.length,
    medianError: sorted[Math.floor(sorted.length / 2)] ?? 0,
    inside: inside / errors.length,
  };
}

/** The estimate as pages choose it: by line, by brand, or by category. */
function narrowest(
  estimates: ReadonlyMap<string, Estimate>,
  { line, brand, grade }: Evidence,
): Estimate | undefined {
  return [line, brand, ''].flatMap((product) => estimates.get(`${product} ${grade}`) ?? []).find(isReliable);
}
