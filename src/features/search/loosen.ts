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
/** So many of what is further away are shown where nothing is near. */
const elsewhereShown = 8;
/** A longer query is not taken apart word by word. */
const maxTried = 8;

/** Surroundings of a municipality that are offered where little is found in it. */
const widerKm = [50, 100];

/** One thing a search asks for: the parameter and its values, the search without it, and how much that finds. */
type Wish = {
  key: string;
  values: readonly string[];
  label: string;
  /** The words that are left without it. */
  rest?: string;
  without: EngineQuery;
  count: number;
};

/**
 * What makes a search that finds little find more: a look further around its place, then each wish moved to what lies
 * just beside it or, where that adds nothing, left out: those that are only moved first, then the most, at most five.
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

/** Whether a wish is only moved, not given up. */
const goesOn = ({ values }: Loosening): number => (values.length > 0 ? 1 : 0);
const isAnywhere = ({ key }: Loosening): boolean => key === 'place';

/** The nearest step that adds something; all that lies beyond is added by leaving the wish out. */
async function loosen(
  { key, values, label, rest, without, count: most }: Wish,
  { engine, ask }: Prepared,
  total: number,
): Promise<Loosening> {
  const words = rest === undefined ? {} : { rest };
  for (const step of stepsBeside(key, values)) {
    const parameter = rangeParameters.some((name) => name === key) ? step.values[0] : step.values;
    const moved = searchQuery.safeParse({ [key]: parameter });
    // Ends may be moved beyond what a search can say.
    if (!moved.success) continue;
    const conditions = [...without.conditions, ...conditionsOf(moved.data, undefined, ask.asOf)];
    const count = await engine.count({ ...without, conditions });
    if (count > total) return { key, ...step, ...words, count };
  }
  return { key, label, values: [], ...words, count: most };
}

/** Offers and demands are no wish: a tab with its count leads from the ones to the others. */
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

/** The values of a parameter as its address writes them. */
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
    // A filter beside the words holds anyway.
    values: chosen.has(key) ? [] : [value],
    label: withoutLabel(key) ?? `Bez „${label}“`,
    rest,
  }));
  // Of words that find something not all need to go.
  const all = total > 0 ? [] : [{ key: 'q', values: [], label: `Bez „${search.q}“`, rest: '' }];
  return Promise.all(
    [...wishes, ...all].map(async (wish) => {
      const plan = wish.rest === '' ? undefined : await parseQuery(platform, wish.rest);
      const without = { ...ask, plan, places: await placesIn(platform.db, plan) };
      return { ...wish, without, count: await engine.count(without) };
    }),
  );
}

/** The same search further around the municipality that was chosen or named, as far as each step finds more. */
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

/** The search anywhere instead of in the place `code` that was chosen or, with the words `rest` beside it, named. */
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

/** What fits in all but the place, the nearest first; nothing for a search of no place, or of one that is none. */
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
