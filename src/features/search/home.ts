import type { z } from 'zod';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { categories, categoryById } from '../catalogue/index.ts';
import { cardsOf } from '../listings/index.ts';
import type { homePage } from './contract.ts';
import { countByCategory, pageOfMatches, toppedMatches } from './db.ts';
import { sortKeys } from './db-sort.ts';

const toppedShown = 5;
const newestShown = 10;
const demandsShown = 3;

/** Topped and newest offers, newest demands, and how many offers and demands each category holds. */
export async function readHome({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<z.output<typeof homePage.data>> {
  const now = clock.now();
  const asOf = now.getTime() * 1000;
  const keys = sortKeys({ sort: 'newest', terms: [] });
  const [topped, newest, demands, counts] = await Promise.all([
    toppedMatches(db, { kind: 'offer', asOf }, now, toppedShown),
    pageOfMatches(db, { filter: { kind: 'offer', asOf }, keys, atMost: newestShown }),
    pageOfMatches(db, { filter: { kind: 'demand', asOf }, keys, atMost: demandsShown }),
    categoryCounts(db, now),
  ]);
  const cards = await cardsOf({ db, clock }, [...topped, ...newest, ...demands]);
  const newestEnd = topped.length + newest.length;
  return {
    topped: cards.slice(0, topped.length),
    newest: cards.slice(topped.length, newestEnd),
    demands: cards.slice(newestEnd),
    counts: counts.offer,
    demandCounts: counts.demand,
  };
}

const countsLive = 5_000;
type Counts = Record<Kind, Record<string, number>>;
const remembered = new WeakMap<Database, { until: number; counts: Promise<Counts> }>();

/** Counting reads every living listing, so one answer serves for five seconds. */
async function categoryCounts(db: Database, now: Date): Promise<Counts> {
  const known = remembered.get(db);
  if (known && now.getTime() < known.until) return known.counts;
  const counts = countListings(db);
  remembered.set(db, { until: now.getTime() + countsLive, counts });
  counts.catch(() => remembered.delete(db));
  return counts;
}

/** Listings by kind and category; a parent has those of its leaves. */
async function countListings(db: Database): Promise<Counts> {
  const none = () => Object.fromEntries(categories().map(({ slug }) => [slug, 0]));
  const counts: Counts = { offer: none(), demand: none() };
  for (const { kind, category_id, count } of await countByCategory(db)) {
    const category = categoryById(category_id);
    for (const slug of [category?.slug, category?.parent]) {
      if (slug !== undefined) counts[kind][slug] = (counts[kind][slug] ?? 0) + count;
    }
  }
  return counts;
}
