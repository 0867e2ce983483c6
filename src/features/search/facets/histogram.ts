import { numberFilters } from '../../catalogue/contract.ts';
import { categories, categoryForm } from '../../catalogue/index.ts';
import { priceCzk } from '../../listings/contract.ts';

/**
 * Bars of a histogram: bar `i` covers `starts[i]` up to `starts[i + 1]` (exclusive), the last one up to `end`.
 */
export type Bars = {
  readonly starts: readonly number[];
  /** In the engines' unit: whole CZK, or tenths. */
  readonly end: number;
  readonly step: number;
};

/** Prices of used gear concentrate below 2,000 CZK, so bars widen above. */
const priceBars: Bars = {
  starts: [
    0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_500, 3_000,
    4_000, 5_000, 7_500, 10_000, 20_000, 50_000, 100_000,
  ],
  end: priceCzk.max,
  step: 1,
};

const maxBars = 30;
const niceWidths = [1, 2, 5, 10, 20, 50];

const attributeBars = numberFilters.map((key): Bars => {
  const definition = categories()
    .flatMap(({ slug }) => categoryForm(slug)?.attributes ?? [])
    .find((each) => each.key === key);
  const { min = 0, max = 100, step = 1 } = definition ?? {};
  const steps = Math.round((max - min) / step) + 1;
  const width = niceWidths.find((each) => steps / each <= maxBars) ?? 100;
  const bars = Array.from({ length: Math.ceil(steps / width) }, (_, bar) =>
    Math.round((min + bar * width * step) * 10),
  );
  return { starts: bars, end: Math.round(max * 10), step: Math.round(step * 10) };
});

/** Bars do not depend on the stock, so that nothing moves while filters change. */
export function histogramOf(key: string): Bars {
  const place = numberFilters.findIndex((each) => each === key);
  return attributeBars[place] ?? priceBars;
}

/** Index of the bar containing a value; values beyond the ends belong to the outer bars. */
export function barOf({ starts }: Bars, value: number): number {
  let bar = starts.length - 1;
  while (bar > 0 && (starts[bar] ?? 0) > value) bar -= 1;
  return bar;
}
