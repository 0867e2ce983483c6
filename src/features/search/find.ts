import { type Refusal, refuse } from '../../contract/errors.ts';
import { sentences } from '../../contract/sentences.ts';
import type { Platform } from '../../platform/platform.ts';
import { livingCards } from '../listings/index.ts';
import { districtByCode } from '../places/index.ts';
import { type Area, surroundingsOf } from './area.ts';
import type { SearchQuery, SearchResult } from './contract.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import type { Counts } from './engine.ts';
import { countedAttributes } from './facets/attributes.ts';
import { facetsOf } from './facets/facets.ts';
import { loosenings } from './loosen.ts';
import { type Prepared, defaultSort, prepareSearch } from './prepare.ts';
import { toppedShown } from './rules.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/**
 * Living listings that fit, a page at a time. Pages continue behind the last listing shown and leave out what was
 * published since the first, so none is skipped or repeated while others come and go. The first page tells what else
 * can be chosen, and, when nothing was found, what to leave out.
 */
export async function findListings(
  platform: Needs,
  search: SearchQuery,
): Promise<SearchResult | Refusal<'invalid-input'>> {
  const cursor = search.cursor === undefined ? undefined : readCursor(search, search.cursor);
  if (search.cursor !== undefined && !cursor)
    return refuse('invalid-input', { fields: { cursor: [sentences.notSelected] } });
  const prepared = await prepareSearch(platform, search, cursor?.asOf);
  return cursor ? laterPage(platform, search, prepared, cursor) : firstPage(platform, search, prepared);
}

async function firstPage(platform: Needs, search: SearchQuery, prepared: Prepared): Promise<SearchResult> {
  const { engine, ask, order } = prepared;
  const now = platform.clock.now();
  const radii = search.place === undefined ? [] : await surroundingsOf(platform.db, search.place);
  const answer = await engine.answer(ask, {
    page: { order, atMost: search.limit + 1 },
    counts: { attributes: countedAttributes(ask.conditions), radii },
    topped: order.sort === defaultSort(search) ? { now, atMost: toppedShown } : undefined,
  });
  const counts = answer.counts ?? noCounts;
  const start = { asOf: ask.asOf, offset: 0, total: counts.total };
  const page = await pageOf(platform, search, prepared, start, answer);
  return {
    ...page,
    facets: facetsOf(ask.conditions, counts, chosenIn(search, prepared.area, radii)),
    loosen: counts.total > 0 ? [] : await loosenings(platform, search, prepared, counts),
  };
}

async function laterPage(
  platform: Needs,
  search: SearchQuery,
  prepared: Prepared,
  cursor: Cursor,
): Promise<SearchResult> {
  const page = { order: prepared.order, after: cursor.after, atMost: search.limit + 1 };
  const answer = await prepared.engine.answer(prepared.ask, { page });
  return pageOf(platform, search, prepared, cursor, answer);
}

/** The cards of a page. One that has left since the index looked is missing, which the next page does not notice. */
async function pageOf(
  platform: Needs,
  search: SearchQuery,
  { ask }: Prepared,
  start: Omit<Cursor, 'after'>,
  found: Awaited<ReturnType<Prepared['engine']['answer']>>,
): Promise<SearchResult> {
  const shown = found.page.slice(0, search.limit);
  const cards = await livingCards(platform, [...found.topped, ...shown.map(({ id }) => id)]);
  const last = found.page.length > shown.length ? shown.at(-1) : undefined;
  const next = last && { ...start, after: [...last.after], offset: start.offset + shown.length };
  return {
    items: shown.flatMap(({ id }) => cards.get(id) ?? []),
    total: start.total,
    offset: start.offset,
    topped: found.topped.flatMap((id) => cards.get(id) ?? []),
    facets: [],
    understood: ask.plan?.understood ?? [],
    loosen: [],
    next: next && writeCursor(search, next),
  };
}

function chosenIn(search: SearchQuery, area: Area | undefined, radii: readonly Area[]) {
  const [district] = [...(area?.districts ?? []), ...(area?.towns ?? [])];
  const region = district === undefined ? undefined : districtByCode(district)?.regionCode;
  return {
    category: search.category ?? [],
    place: search.place,
    region,
    radius: radii.length > 0 ? search.radius : undefined,
    age: search.age,
  };
}

const noCounts: Counts = { total: 0, missing: [], values: new Map(), ranges: new Map() };
