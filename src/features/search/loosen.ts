import type { Platform } from '../../platform/platform.ts';
import { placeByCode } from '../places/index.ts';
import { surroundingsOf } from './area.ts';
import { conditionsOf } from './conditions.ts';
import { type SearchQuery, type SearchResult, radiiKm, searchQuery } from './contract.ts';
import type { EngineQuery, Counts, Found } from './engine.ts';
import { stepsBeside, withoutLabel } from './loosen-steps.ts';
import { rangeParameters } from './parameters.ts';
import { type Prepared, placesIn, parseQuery } from './prepare.ts';

type Loosening = SearchResult['loosen'][number];

const mostOffered = 5;
/** Maximum number of results shown from elsewhere when there are none nearby. */
const elsewhereShown = 8;
/** Longer queries are not taken apart word by word. */
const maxTried = 8;

/** Wider radii offered around a municipality, in km. */
const widerKm = [50, 100];

/** One criterion of a search, and the search without it with its result count. */
type Wish = {
  key: string;
  values: readonly string[];
  label: string;
  /** The remaining words without it. */
  rest?: string;
  without: EngineQuery;
  count: number;
};

/**
 * Suggestions for a search that finds little: a wider radius, then each criterion relaxed just enough or, if
 * that adds nothing, dropped; relaxed ones first, then by count, at most five.
 */
export async function loosenings(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  prepared: Prepared,
  counts: Counts,
): Promise<Loosening[]> {
  const { total } = counts;
  const [wider, words] = await Promise.all([
    widerSurroundings(platform, search, prepared, total),
    wishesOfWords(platform, search, prepared, total),
  ]);
  const wishes = [...wishesOfFilters(search, prepared.ask, counts), ...words].filter(
    ({ count }) => count > total,
  );
  const loosened = await Promise.all(wishes.map((wish) => loosen(wish, prepared, total)));
  const farthest = Math.max(total, ...wider.map(({ count }) => count));
  const [anywhere, others] = [loosened.filter(isAnywhere), loosened.filter((each) => !isAnywhere(each))];
  return [
    ...wider,
    ...anywhere.filter(({ count }) => count > farthest),
    ...others.toSorted((a, b) => goesOn(b) - goesOn(a) || b.count - a.count).slice(0, mostOffered),
  ];
}

/** Whether a criterion is relaxed rather than dropped. */
const goesOn = ({ values }: Loosening): number => (values.length > 0 ? 1 : 0);
const isAnywhere = ({ key }: Loosening): boolean => key === 'place';

/** The smallest step that adds results; dropping the criterion adds everything beyond. */
async function loosen(
  { key, values, label, rest, without, count: most }: Wish,
  { engine, ask }: Prepared,
  total: number,
): Promise<Loosening> {
  const words = rest === undefined ? {} : { rest };
  for (const step of stepsBeside(key, values)) {
    const parameter = rangeParameters.some((name) => name === key) ? step.values[0] : step.values;
    const moved = searchQuery.safeParse({ [key]: parameter });
    // A relaxed value may exceed the schema's limits.
    if (!moved.success) continue;
    const conditions = [...without.conditions, ...conditionsOf(moved.data, undefined, ask.asOf)];
    const count = await engine.count({ ...without, conditions });
    if (count > total) return { key, ...step, ...words, count };
  }
  return { key, label, values: [], ...words, count: most };
}

/** The kind is not a criterion: tabs with counts switch between offers and demands. */
function wishesOfFilters(search: SearchQuery, ask: EngineQuery, { total, missing }: Counts): Wish[] {
  const chosen = new Map<string, unknown>(Object.entries(search));
  return ask.conditions.flatMap(({ key }, place) =>
    key === 'kind'
      ? []
      : {
          key,
          values: writtenValue(chosen.get(key)),
          label: withoutLabel(key) ?? key,
          without: { ...ask, conditions: ask.conditions.toSpliced(place, 1) },
          count: total + (missing[place] ?? 0),
        },
  );
}

/** Values of a parameter as written in the URL. */
function writtenValue(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'object' || value === null) return [String(value)];
  const [min, max] = ['min', 'max'].map((end) => new Map(Object.entries(value)).get(end) ?? '');
  return [`${min}-${max}`];
}

async function wishesOfWords(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  { engine, ask }: Prepared,
  total: number,
): Promise<Wish[]> {
  if (!search.q) return [];
  const chosen = new Set(ask.conditions.map(({ key }) => key));
  const understood = new Map(
    (ask.plan?.understood ?? [])
      .filter(({ key, rest }) => rest !== '' && key !== 'kind' && key !== 'sort')
      .map((each) => [each.rest, each]),
  );
  const wishes = [...understood.values()].slice(0, maxTried).map(({ key, value, label, rest }) => ({
    key: withoutLabel(key) ? key : 'q',
    // A filter beside the words stays in force.
    values: chosen.has(key) ? [] : [value],
    label: withoutLabel(key) ?? `Bez „${label}“`,
    rest,
  }));
  // Not all words need to be dropped when they find something.
  const all = total > 0 ? [] : [{ key: 'q', values: [], label: `Bez „${search.q}“`, rest: '' }];
  return Promise.all(
    [...wishes, ...all].map(async (wish) => {
      const plan = wish.rest === '' ? undefined : await parseQuery(platform, wish.rest);
      const without = { ...ask, plan, places: await placesIn(platform.db, plan) };
      return { ...wish, without, count: await engine.count(without) };
    }),
  );
}

/** The same search with wider radii around its municipality, as far as each adds results. */
async function widerSurroundings(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  { engine, ask }: Prepared,
  total: number,
): Promise<Loosening[]> {
  const anywhere = await withoutPlace(platform, search, ask);
  const place = anywhere && (await placeByCode(platform.db, anywhere.code));
  if (!place) return [];
  const rings = await surroundingsOf(platform.db, place.code);
  const wider = await Promise.all(
    rings.map(async (area, index) => ({
      key: 'radius',
      label: `+\u00a0${radiiKm[index]}\u00a0km`,
      values: [String(radiiKm[index])],
      ...(anywhere.rest === undefined ? {} : { rest: anywhere.rest }),
      place: place.code,
      radius: radiiKm[index] ?? 0,
      count: widerKm.includes(radiiKm[index] ?? 0)
        ? await engine.count({
            ...anywhere.ask,
            conditions: [...anywhere.ask.conditions, { type: 'place', key: 'place', area }],
          })
        : 0,
    })),
  );
  return wider.filter(({ count, radius }, index) => {
    const before = Math.max(total, ...wider.slice(0, index).map((each) => each.count));
    return radius > (search.radius ?? 0) && count > before;
  });
}

/** The search without its place, selected or (with the remaining words `rest`) named in the words. */
async function withoutPlace(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  ask: EngineQuery,
): Promise<{ code: string; rest?: string; ask: EngineQuery } | undefined> {
  const conditions = ask.conditions.filter(({ type }) => type !== 'place');
  if (search.place !== undefined) return { code: search.place, ask: { ...ask, conditions } };
  const named = ask.plan?.understood.find(({ key }) => key === 'place');
  if (!named) return undefined;
  const { value: code, rest } = named;
  const plan = rest === '' ? undefined : await parseQuery(platform, rest);
  return { code, rest, ask: { ...ask, conditions, plan, places: await placesIn(platform.db, plan) } };
}

/** Results anywhere, nearest first; empty for a search without a valid place. */
export async function foundElsewhere(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  { engine, ask, order, area }: Prepared,
): Promise<readonly Found[]> {
  const anywhere = await withoutPlace(platform, search, ask);
  if (!anywhere || (area && area.name === undefined)) return [];
  const nearest = order.centre ? { sort: 'nearest' as const, centre: order.centre } : order;
  const atMost = Math.min(search.limit, elsewhereShown);
  return (await engine.answer(anywhere.ask, { page: { order: nearest, atMost } })).page;
}
