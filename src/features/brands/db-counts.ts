import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { noBrand, otherBrand } from '../catalogue/index.ts';
import { isLiveListing } from '../listings/index.ts';

/** Live listings by the brand they are found by. */
export async function countLiving(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('listings')
    .where(isLiveListing)
    .where('filter_brand', 'is not', null)
    .groupBy('filter_brand')
    .select((is) => [
      sql<string>`${is.ref('filter_brand')}`.as('brand'),
      is.fn.countAll<number>().as('count'),
    ])
    .execute();
  return new Map(rows.map(({ brand, count }) => [brand, count]));
}

/** Listings of a brand, by their form or by their text; `all` in whatever state. */
export async function countOfBrand(db: Database, brand: string): Promise<{ active: number; all: number }> {
  return db
    .selectFrom('listings')
    .where((row) => row.or([row('brand', '=', brand), row('filter_brand', '=', brand)]))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(isLiveListing).as('active'),
    ])
    .executeTakeFirstOrThrow();
}

/** A word that advertisers use, in one category. */
export type WordRow = { text: string; categoryId: number; listings: number; advertisers: string[] };

/** What advertisers type under „Jiná značka“, in live listings that are no demonstration. */
export async function typedBrands(db: Database): Promise<WordRow[]> {
  return realListings(db)
    .where('brand', '=', otherBrand)
    .where('brand_text', 'is not', null)
    .groupBy(['brand_text', 'category_id'])
    .select((is) => [
      sql<string>`${is.ref('brand_text')}`.as('text'),
      'category_id as categoryId',
      is.fn.countAll<number>().as('listings'),
      sql<string[]>`array_agg(distinct advertiser_id::text)`.as('advertisers'),
    ])
    .execute();
}

/** Models that advertisers have typed, by the line they are stored as: `brand/line`. */
export async function typedLines(db: Database): Promise<(WordRow & { line: string })[]> {
  return realListings(db)
    .innerJoinLateral(sql<{ line: string }>`(select unnest(product_lines) as line)`.as('each'), (join) =>
      join.onTrue(),
    )
    .where('model', 'is not', null)
    .groupBy(['each.line', 'category_id'])
    .select(({ fn }) => [
      'each.line',
      sql<string>`mode() within group (order by model)`.as('text'),
      'category_id as categoryId',
      fn.countAll<number>().as('listings'),
      sql<string[]>`array_agg(distinct advertiser_id::text)`.as('advertisers'),
    ])
    .execute();
}

/** More titles than this are not looked through. */
const atMostTitles = 20_000;

/** Newest titles of a brand whose listing names no line at all. */
export async function titlesWithoutLine(db: Database) {
  return realListings(db)
    .where('filter_brand', 'is not', null)
    .where('filter_brand', 'not in', [otherBrand, noBrand])
    .where('model', 'is', null)
    .where(sql<boolean>`product_lines = '{}'`)
    .orderBy('listings.id', 'desc')
    .limit(atMostTitles)
    .select((is) => [
      'title',
      sql<string>`${is.ref('filter_brand')}`.as('brand'),
      'category_id as categoryId',
      sql<string>`advertiser_id::text`.as('advertiser'),
    ])
    .execute();
}

const realListings = (db: Database) =>
  db
    .selectFrom('listings')
    .innerJoin('advertisers', 'advertisers.id', 'listings.advertiser_id')
    .where(isLiveListing)
    .where('advertisers.is_demo', '=', false);
