import { type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { Platform } from '../../platform/platform.ts';
import { liveCards } from '../listings/index.ts';
import { districtByCode } from '../places/index.ts';
import { step } from '../query-understanding/contract.ts';
import { type Area, surroundingsOf } from './area.ts';
import type { Condition } from './conditions.ts';
import type { SearchCount, SearchQuery, SearchResult } from './contract.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import type { EngineQuery, Counts, Found, Order } from './engine.ts';
import { countedAttributes } from './facets/attributes.ts';
import { facetsOf } from './facets/facets.ts';
import { findFartherMisses, maxFartherMisses } from './farther-misses.ts';
import { foundElsewhere, loosenings } from './loosen.ts';
import { missesOf } from './misses.ts';
import { findFilterNearMisses, maxFilterNearMisses } from './filter-near-misses.ts';
import { type Prepared, defaultSort, prepareSearch } from './prepare.ts';
import { promotedShown } from './rules.ts';
import { withoutUnknownWords } from './unknown-words.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/**
 * Live listings that match, one page at a time. Pages continue after the last listing shown and exclude those
 * published since the first, so none is skipped or repeated meanwhile. Exact results are followed by near misses
 * of the words, or of one filter when there are few; without either, by results elsewhere and the nearest that
 * miss several criteria. The first page has facets and, when little was found, suggestions.
 */
export async function findListings(
  platform: Needs,
  search: SearchQuery,
): Promise<SearchResult | Refusal<'invalid-input'>> {
  const cursor = search.cursor === undefined ? undefined : readCursor(search, search.cursor);
  if (search.cursor !== undefined && !cursor)
    return refuse('invalid-input', { fields: { cursor: [validationMessages.notSelected] } });
  const prepared = await prepareSearch(platform, search, cursor?.asOf);
  return cursor ? laterPage(platform, search, prepared, cursor) : firstPage(platform, search, prepared);
}

/** Counts and facets of a search only, while filters are being selected. */
export async function countListings(
  platform: Needs,
  search: Omit<SearchQuery, 'sort' | 'limit' | 'cursor'>,
): Promise<SearchCount> {
  const prepared = await prepareSearch(platform, { ...search, limit: 1 });
  const radii = await radiiOf(platform, search.place);
  const { counts = noCounts } = await prepared.engine.answer(prepared.ask, {
    counts: { attributes: countedAttributes(prepared.ask.conditions), radii },
  });
  return {
    total: counts.total,
    facets: facetsOf(prepared.ask.conditions, counts, chosenIn(search, prepared, radii)),
    understood: prepared.ask.plan?.understood ?? [],
  };
}

async function radiiOf({ db }: Needs, place: string | undefined): Promise<readonly Area[]> {
  return place === undefined ? [] : surroundingsOf(db, place);
}

async function firstPage(platform: Needs, search: SearchQuery, prepared: Prepared): Promise<SearchResult> {
  const { engine, ask, order } = prepared;
  const now = platform.clock.now();
  const radii = await radiiOf(platform, search.place);
  const answer = await engine.answer(ask, {
    page: { order, atMost: search.limit + 1 },
    counts: { attributes: countedAttributes(ask.conditions), radii },
    topped: order.sort === defaultSort(search) ? { now, atMost: promotedShown } : undefined,
  });
  const counts = answer.counts ?? noCounts;
  const start = { asOf: ask.asOf, offset: 0, total: counts.total };
  const fitting = [
    ...answer.page.map(exactly),
    ...(await nearMissesOfWords(prepared, search.limit, answer.page.length)),
    ...(counts.total < maxFilterNearMisses
      ? await nearMissesOfFilters(prepared, search.limit, answer.page)
      : []),
  ];
  const close = fitting.length > 0 ? fitting : (await foundElsewhere(platform, search, prepared)).map(nearly);
  const without = close.length > 0 ? undefined : await withoutUnknownWords(platform, search, prepared);
  // Shown on one page or not at all; near misses that fill the page continue in their own order.
  const endsHere = search.limit >= maxFartherMisses && close.length < maxFartherMisses;
  const farther =
    counts.total === 0 && !without && endsHere
      ? await findFartherMisses(platform, prepared, close)
      : undefined;
  const found = farther ? farther.found.map(nearly) : close;
  const loosen =
    counts.total < maxFilterNearMisses ? await loosenings(platform, search, prepared, counts) : [];
  const page = await pageOf(platform, search, prepared, start, found, answer.topped);
  return {
    ...page,
    facets: facetsOf(ask.conditions, counts, chosenIn(search, prepared, radii)),
    // Combinations of dropped criteria only when dropping a single one gives nothing.
    loosen: loosen.every(({ rest }) => rest === '') ? [...(farther?.loosen ?? []), ...loosen] : loosen,
    without,
  };
}

async function laterPage(
  platform: Needs,
  search: SearchQuery,
  prepared: Prepared,
  cursor: Cursor,
): Promise<SearchResult> {
  const { engine, ask, order } = prepared;
  if (cursor.near === 1)
    return pageOf(
      platform,
      search,
      prepared,
      cursor,
      await nearMissesOfWords(prepared, search.limit, 0, cursor.after),
    );
  const { page } = await engine.answer(ask, {
    page: { order, after: cursor.after, atMost: search.limit + 1 },
  });
  const found = [...page.map(exactly), ...(await nearMissesOfWords(prepared, search.limit, page.length))];
  return pageOf(platform, search, prepared, cursor, found);
}

/** A result of a page, and whether it is a near miss. */
type Shown = Found & { near: 0 | 1; missed?: Condition };
const exactly = (one: Found): Shown => ({ ...one, near: 0 });
const nearly = (one: Found): Shown => ({ ...one, near: 1 });

/** Near misses of filters that complete the page; they are not paginated. */
async function nearMissesOfFilters(
  prepared: Prepared,
  limit: number,
  exact: readonly Found[],
): Promise<Shown[]> {
  const found = await findFilterNearMisses(
    prepared,
    exact,
    Math.min(maxFilterNearMisses, limit - exact.length),
  );
  return found.map((one) => ({ ...nearly(one), missed: one.missed }));
}

/** Near misses of the words for the rest of the page, plus one to know whether there are more. */
async function nearMissesOfWords(
  { engine, ask, order }: Prepared,
  limit: number,
  before: number,
  after?: readonly number[],
): Promise<Shown[]> {
  const atMost = limit + 1 - before;
  if (atMost <= 0 || !ask.plan || ask.plan.criteria.length === 0) return [];
  const missing = { ...ask, near: true };
  const { page } = await engine.answer(missing, { page: { order: nearOrder(ask, order), after, atMost } });
  return page.map(nearly);
}

/**
 * Near misses of a place in the words are sorted by distance: alone if the words ask for little else, otherwise
 * after how much is missed.
 */
function nearOrder({ plan, places }: EngineQuery, order: Order): Order {
  const { sort, centre } = order;
  if (sort !== 'relevance' || !centre || !plan?.criteria.some(({ key }) => key === 'place')) return order;
  const onlyAround = plan.required.some((group) => group.some((mark) => places.has(mark)));
  return { sort: 'nearby', centre, grain: onlyAround ? 3 * step : 1.5 * step };
}

/**
 * Cards of a page. A listing that ended since the index was read is omitted, which does not affect the next
 * page.
 */
async function pageOf(
  platform: Needs,
  search: SearchQuery,
  { ask }: Prepared,
  start: Pick<Cursor, 'asOf' | 'offset' | 'total'>,
  found: readonly Shown[],
  topped: readonly number[] = [],
): Promise<SearchResult> {
  const shown = found.slice(0, search.limit);
  const [cards, misses] = await Promise.all([
    liveCards(platform, [...topped, ...shown.map(({ id }) => id)]),
    missesOf(
      platform.db,
      ask,
      new Map(shown.flatMap(({ id, near, missed }) => (near === 1 ? [[id, missed] as const] : []))),
    ),
  ]);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  const next = last && {
    asOf: start.asOf,
    total: start.total,
    offset: start.offset + shown.length,
    near: last.near,
    after: [...last.after],
  };
  return {
    items: shown.flatMap(({ id }) => {
      const card = cards.get(id);
      if (!card) return [];
      return { ...card, misses: (misses.get(id) ?? []).map(({ key, label }) => ({ key, label })) };
    }),
    total: start.total,
    offset: start.offset,
    topped: topped.flatMap((id) => cards.get(id) ?? []),
    facets: [],
    understood: ask.plan?.understood ?? [],
    ignored: ask.plan?.ignored ?? [],
    loosen: [],
    next: next && writeCursor(search, next),
  };
}

function chosenIn(
  search: Pick<SearchQuery, 'category' | 'place' | 'radius' | 'age'>,
  { area, ask }: Prepared,
  radii: readonly Area[],
) {
  const [district] = [...(area?.districts ?? []), ...(area?.towns ?? [])];
  const region = district === undefined ? undefined : districtByCode(district)?.regionCode;
  return {
    category: search.category ?? [],
    place: search.place,
    region,
    radius: radii.length > 0 ? search.radius : undefined,
    age: search.age,
    words: ask.plan?.understood,
  };
}

const noCounts: Counts = { total: 0, missing: [], values: new Map(), ranges: new Map() };
