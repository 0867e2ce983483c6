import { type Refusal, refuse } from '../../contract/errors.ts';
import { sentences } from '../../contract/sentences.ts';
import type { Platform } from '../../platform/platform.ts';
import { leavesOf } from '../catalogue/index.ts';
import { cardsOf } from '../listings/index.ts';
import { areaOf } from './area.ts';
import type { SearchQuery, SearchResult, Sort } from './contract.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { type Filter, countMatches, pageOfMatches, toppedMatches } from './db.ts';
import { sortKeys } from './db-sort.ts';
import { searchTerms } from './terms.ts';

/** One row of cards above the results. */
const toppedShown = 4;

const nothing: SearchResult = {
  items: [],
  total: 0,
  offset: 0,
  topped: [],
  facets: [],
  understood: [],
  loosen: [],
};

type Plan = { search: SearchQuery; sort: Sort; terms: string[]; filter: Filter };
/** Where a page begins and which listings it continues. */
type Start = Omit<Cursor, 'after'> & { after?: number[] };

/**
 * Living listings that fit, a page at a time. All words must occur; where no listing has them all, those that have
 * any come, the best first. Pages continue behind the last listing shown and leave out what was published since the
 * first, so none is skipped or repeated while others come and go.
 */
export async function findListings(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
): Promise<SearchResult | Refusal<'invalid-input'>> {
  const cursor = search.cursor === undefined ? undefined : readCursor(search, search.cursor);
  if (search.cursor !== undefined && !cursor)
    return refuse('invalid-input', { fields: { cursor: [sentences.notSelected] } });
  const now = platform.clock.now();
  const plan = await planOf(platform, search, cursor?.asOf ?? now.getTime() * 1000);
  if (search.q && plan.terms.length === 0) return nothing;
  const start = cursor ?? (await firstStart(platform, plan));
  if (start.total === 0) return nothing;
  return readPage(platform, plan, start, now);
}

async function planOf({ db }: Pick<Platform, 'db'>, search: SearchQuery, asOf: number): Promise<Plan> {
  const { category, place, radius, q = '', cursor: _, limit: __, sort, ...plain } = search;
  const filter: Filter = {
    ...plain,
    categoryIds: category?.flatMap((slug) => leavesOf(slug)).map(({ id }) => id),
    area: place === undefined ? undefined : await areaOf(db, place, radius),
    asOf,
  };
  return { search, sort: sort ?? (q ? 'relevance' : 'newest'), terms: searchTerms(q), filter };
}

async function firstStart({ db }: Pick<Platform, 'db'>, plan: Plan): Promise<Start> {
  const { terms, filter } = plan;
  const start = { asOf: filter.asOf, offset: 0 };
  const total = await countMatches(db, textOf(plan, false));
  if (total > 0 || terms.length < 2) return { ...start, total, anyWord: false };
  return { ...start, total: await countMatches(db, textOf(plan, true)), anyWord: true };
}

function textOf({ terms, filter }: Plan, anyWord: boolean): Filter {
  return terms.length === 0 ? filter : { ...filter, text: terms.join(anyWord ? ' | ' : ' & ') };
}

async function readPage(
  platform: Pick<Platform, 'db' | 'clock'>,
  plan: Plan,
  start: Start,
  now: Date,
): Promise<SearchResult> {
  const { search, sort, terms } = plan;
  const { after, offset, total, anyWord } = start;
  const filter = textOf(plan, anyWord);
  const keys = sortKeys({ sort, terms, anyWord, centre: filter.area?.centre });
  const defaultOrder = sort === (search.q ? 'relevance' : 'newest');
  const [rows, topped] = await Promise.all([
    pageOfMatches(platform.db, { filter, keys, after, atMost: search.limit + 1 }),
    after || anyWord || !defaultOrder ? [] : toppedMatches(platform.db, filter, now, toppedShown),
  ]);
  const shown = rows.slice(0, search.limit);
  const cards = await cardsOf(platform, [...topped, ...shown]);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const next = last && { ...start, after: last.sortValues, offset: offset + shown.length };
  return {
    items: cards.slice(topped.length),
    total,
    offset,
    topped: cards.slice(0, topped.length),
    facets: [],
    understood: [],
    loosen: [],
    next: next && writeCursor(search, next),
  };
}
