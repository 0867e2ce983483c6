import { medianOf, type Weighted } from './statistics.ts';

/** Grades of wear, the best first; broken things are sold for parts and have no usual price. */
export const grades = ['new', 'like-new', 'light', 'moderate', 'heavy'] as const;
export type Grade = (typeof grades)[number];

/** One listing as evidence of a price. Prices are in Kč. */
export type Evidence = {
  seller: string;
  brand: string | undefined;
  /** `brand/line` */
  line: string | undefined;
  grade: Grade;
  asked: number;
  /** Selling price; undefined when it was only offered. */
  sold: number | undefined;
  /** Years since it was sold or offered. */
  yearsAgo: number;
  /** Age in years at that time, where the listing states its model year. */
  age: number | undefined;
};

/**
 * Privacy: sales of a line with fewer sellers count as offers, so that no seller's price can be derived from the
 * estimate.
 */
export const minSaleSellers = 3;

/** Weight of an offer relative to a sale, and the half-life of a sale's weight in years. */
export const offerWeight = 0.3;
const halfLife = 1.5;
/** Minimum number of listings with a year for a median age. */
const minAges = 3;

export type Effect = { value: number };
/**
 * Evidence with derived values for the fit; `y` is the logarithm of the price, `step` the index of the grade.
 */
export type Item = Evidence & {
  y: number;
  offered: 0 | 1;
  step: number;
  /** Years older than the median of its line. */
  older: number;
  inLine: number;
  inBrand: number;
  inGrade: number;
  inAll: number;
  /** Between 0 (outlier) and 1. */
  trust: number;
  ofBrand: Effect;
  ofLine: Effect;
};

/**
 * Sorts the evidence deterministically and weighs it so that all listings of a seller weigh as one in each line,
 * brand, grade and in total.
 */
export function weighEvidence(evidence: readonly Evidence[]): Item[] {
  const sorted = evidence
    .map((each) => ({ each, key: JSON.stringify([each.line, each.seller, each]) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ each }) => each);
  const ofLines = [...Map.groupBy(sorted, lineOrBrand)];
  const hidden = new Set(
    ofLines.flatMap(([line, members]) => {
      const sellers = new Set(members.filter(({ sold }) => sold !== undefined).map(({ seller }) => seller));
      return sellers.size < minSaleSellers ? [line] : [];
    }),
  );
  const ages = new Map(ofLines.map(([line, members]) => [line, medianAge(members)]));
  const [inLine, inBrand, inGrade, inAll] = [
    lineOrBrand,
    ({ brand }: Evidence) => brand,
    ({ grade }: Evidence) => grade,
    () => '',
  ].map((groupOf) => Map.groupBy(sorted, (each) => `${each.seller} ${groupOf(each)}`));
  const share = (groups: typeof inLine, group: string | undefined, { seller }: Evidence) =>
    1 / (groups?.get(`${seller} ${group}`)?.length ?? 1);
  const brands = new Map<string | undefined, Effect>();
  const lines = new Map<string | undefined, Effect>();
  const effect = (effects: typeof brands, name: string | undefined): Effect => {
    const own = effects.get(name) ?? { value: 0 };
    effects.set(name, own);
    return own;
  };
  return sorted.map((each) => {
    const sold = hidden.has(lineOrBrand(each)) ? undefined : each.sold;
    const weight = (sold === undefined ? offerWeight : 1) * 0.5 ** (each.yearsAgo / halfLife);
    return {
      ...each,
      sold,
      y: Math.log(sold ?? each.asked),
      offered: sold === undefined ? 1 : 0,
      step: grades.indexOf(each.grade),
      older: (each.age ?? 0) - (each.age === undefined ? 0 : (ages.get(lineOrBrand(each)) ?? each.age)),
      inLine: weight * share(inLine, lineOrBrand(each), each),
      inBrand: weight * share(inBrand, each.brand, each),
      inGrade: weight * share(inGrade, each.grade, each),
      inAll: weight * share(inAll, '', each),
      trust: 1,
      ofBrand: effect(brands, each.brand),
      ofLine: effect(lines, each.line),
    };
  });
}

const lineOrBrand = ({ line, brand }: Evidence) => line ?? brand ?? '';

/** In years; undefined when fewer than `minAges` are stated. */
export function medianAge(of: readonly Evidence[]): number | undefined {
  const ages = of.flatMap(({ age }): Weighted[] => (age === undefined ? [] : [[age, 1]]));
  return ages.length < minAges ? undefined : medianOf(ages);
}
