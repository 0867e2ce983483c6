import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { selectCards, isLiveListing } from '../listings/index.ts';

const isLiveOffer = sql<boolean>`${isLiveListing} and listings.kind = 'offer'`;
const lastChange = sql`max(greatest(listings.inserted, listings.changed))`;

/** Selects live offers; a size is the value of an attribute. */
export type Wanted = {
  categoryId?: number | undefined;
  brand?: string | undefined;
  districts?: readonly string[] | undefined;
  /** `brand/line` */
  line?: string | undefined;
  size?: { key: string; value: string } | undefined;
};

function matching({ categoryId, brand, districts, line, size }: Wanted): RawBuilder<boolean> {
  const conditions = [
    isLiveOffer,
    ...(categoryId === undefined ? [] : [sql<boolean>`listings.category_id = ${categoryId}::int`]),
    ...(brand === undefined ? [] : [sql<boolean>`listings.filter_brand = ${brand}`]),
    ...(districts === undefined ? [] : [sql<boolean>`listings.district_code = any(${[...districts]})`]),
    ...(line === undefined ? [] : [sql<boolean>`listings.product_lines @> array[${line}]`]),
    ...(size === undefined ? [] : [sql<boolean>`listings.attributes ->> ${size.key} = ${size.value}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

type Totals = { offers: number; priced: number; min: number | null; max: number | null; free: number };

export async function totalsOf(db: Database, wanted: Wanted): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as offers, count(price)::int as priced, min(price) as min, max(price) as max,
      count(*) filter (where price_type = 'free')::int as free
    from listings where ${matching(wanted)}`.execute(db);
  return rows[0] ?? { offers: 0, priced: 0, min: null, max: null, free: 0 };
}

type CountedValue = { key: string; value: string; offers: number };

/** Number of offers by value of these attributes. */
export async function valuesOf(
  db: Database,
  wanted: Wanted,
  keys: readonly string[],
): Promise<CountedValue[]> {
  const { rows } = await sql<CountedValue>`
    select key, value #>> '{}' as value, count(*)::int as offers
    from listings cross join lateral jsonb_each(attributes) as attribute (key, value)
    where ${matching(wanted)} and key = any(${[...keys]}) and jsonb_typeof(value) in ('number', 'string')
    group by 1, 2`.execute(db);
  return rows;
}

export async function categoriesAmong(
  db: Database,
  wanted: Wanted,
): Promise<{ category_id: number; offers: number }[]> {
  const { rows } = await sql<{ category_id: number; offers: number }>`
    select category_id, count(*)::int as offers from listings where ${matching(wanted)}
    group by 1`.execute(db);
  return rows;
}

export async function newestOf(db: Database, wanted: Wanted, atMost: number) {
  return selectCards(db)
    .where(matching(wanted))
    .orderBy('inserted', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(atMost)
    .execute();
}

export type Stocked = { category_id: number; offers: number; changed: Date };

/** Live offers by category and brand. */
export async function stockByBrand(db: Database): Promise<(Stocked & { brand: string })[]> {
  const { rows } = await sql<Stocked & { brand: string }>`
    select category_id, filter_brand as brand, count(*)::int as offers, ${lastChange} as changed
    from listings where ${isLiveOffer} and filter_brand is not null group by 1, 2`.execute(db);
  return rows;
}

/** Live offers by category and district. */
export async function stockByDistrict(db: Database): Promise<(Stocked & { district: string })[]> {
  const { rows } = await sql<Stocked & { district: string }>`
    select category_id, district_code as district, count(*)::int as offers, ${lastChange} as changed
    from listings where ${isLiveOffer} group by 1, 2`.execute(db);
  return rows;
}

/** Live offers by category, product line and value of an attribute. */
export async function stockBySize(
  db: Database,
  of: { categoryId: number; key: string },
): Promise<(Stocked & { line: string; size: string })[]> {
  const { rows } = await sql<Stocked & { line: string; size: string }>`
    select category_id, line, attributes ->> ${of.key} as size, count(*)::int as offers, ${lastChange} as changed
    from listings cross join lateral unnest(product_lines) as line
    where ${isLiveOffer} and category_id = ${of.categoryId}::int and attributes ? ${of.key}
    group by 1, 2, 3`.execute(db);
  return rows;
}
