import { fit, isTrusted, levels, spreadsOf } from './fit.ts';
import { byKey } from './statistics.ts';
import { type Evidence, type Grade, grades, type Item, medianAge, offerWeight, weighed } from './weigh.ts';

/** Of fewer sellers than this nothing is said. */
export const minSellers = 4;
/** In sales: a line is estimated by four, or by fourteen offers, or by some of both. */
const minWeight = { line: 4, brand: 12, all: 8 } as const;
/** Fewer lines do not speak for their brand, nor fewer brands for all. */
const minKinds = 3;
/** A category with fewer listings in a grade says nothing of that grade. */
const minOfGrade = 3;
/** So many listings of one seller are counted at most; however many there are, they weigh as one. */
const maxCounted = 3;

/** Eight of ten sales of such a thing are expected between low and high, in Kč that are not rounded. */
export type Estimate = {
  /** `brand/line`, a brand, or nothing for the whole category. */
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
 * Usual prices of the things of one category, whatever the order of the evidence. The logarithm of a price is a sum of
 * effects (category, brand, line, grade, age, time, being only asked), each shrunk to what is known without it and
 * fitted so that outliers weigh nothing and a seller no more than one listing (docs/decisions/0220).
 */
export function estimatePrices(evidence: readonly Evidence[]): Estimate[] {
  const items = weighed(evidence);
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

/** What a group rests on; nothing where that is too little or too few people's. */
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
