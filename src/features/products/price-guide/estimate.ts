import { fit, isTrusted, levels, spreadsOf } from './fit.ts';
import { byKey } from './statistics.ts';
import {
  type Evidence,
  type Grade,
  grades,
  type Item,
  medianAge,
  offerWeight,
  weighEvidence,
} from './weigh.ts';

/** With fewer sellers there is no estimate. */
export const minSellers = 4;
/** Minimum weight in sales: a line needs four sales, or fourteen offers, or a mix of both. */
const minWeight = { line: 4, brand: 12, all: 8 } as const;
/** Minimum number of lines to estimate a brand, and of brands to estimate a category. */
const minKinds = 3;
/** A category needs this many listings in a grade to estimate that grade. */
const minOfGrade = 3;
/** At most this many listings of one seller are counted; all of a seller's listings together weigh as one. */
const maxCounted = 3;

/** 80 % of sales are expected between low and high, in Kč before rounding. */
export type Estimate = {
  /** `brand/line`, a brand, or empty for the whole category. */
  product: string;
  grade: Grade;
  low: number;
  typical: number;
  high: number;
  meanAge: number | undefined;
  /** By how much a year of age lowers the logarithm of the price. */
  perYear: number;
  sales: number;
  offers: number;
};

/**
 * Estimates usual prices of one category; the order of the evidence does not matter. The logarithm of a price is
 * modelled as a sum of effects (category, brand, line, grade, age, time, asking price only), each shrunk towards
 * its prior. The fit is robust: outliers have no weight and all listings of a seller weigh as one
 * (docs/decisions/0220).
 */
export function estimatePrices(evidence: readonly Evidence[]): Estimate[] {
  const items = weighEvidence(evidence);
  const model = fit(items);
  const known = grades.flatMap((grade, step) =>
    items.filter((each) => each.step === step && isTrusted(each)).length < minOfGrade
      ? []
      : [{ grade, step }],
  );
  return (['line', 'brand', 'all'] as const).flatMap((level) => {
    const spread = spreadsOf(items, model, level);
    return [...byKey(items.filter(isTrusted), levels[level].groupOf)].flatMap(([product, used]) => {
      const counts = countsOf(used, minWeight[level]);
      const kinds = new Set(used.map(levels[level].clusterOf)).size;
      if (!counts || (level !== 'line' && kinds < minKinds)) return [];
      const meanAge = medianAge(used);
      const [below = 0, middle = 0, above = 0] = spread(product);
      return known.map(({ grade, step }) => {
        const centre = model.centre(used[0], level, step);
        const [low, typical, high] = [
          Math.exp(centre + below),
          Math.exp(centre + middle),
          Math.exp(centre + above),
        ];
        return { product, grade, low, typical, high, meanAge, perYear: model.perYear, ...counts };
      });
    });
  });
}

/** Number of sales and offers of a group; undefined when there are too few of them or too few sellers. */
function countsOf(used: readonly Item[], atLeast: number): { sales: number; offers: number } | undefined {
  const sellers = [...Map.groupBy(used, ({ seller }) => seller).values()];
  if (sellers.length < minSellers) return undefined;
  const counted = sellers.flatMap((own) =>
    own.toSorted((a, b) => a.offered - b.offered || a.yearsAgo - b.yearsAgo).slice(0, maxCounted),
  );
  const offers = counted.filter(({ offered }) => offered).length;
  const sales = counted.length - offers;
  return sales + offers * offerWeight < atLeast ? undefined : { sales, offers };
}
