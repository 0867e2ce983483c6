import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import type { Condition, Wear } from '../../catalogue/contract.ts';
import type { Estimate } from './estimate.ts';
import type { Grade } from './weigh.ts';
import { isLiveListing } from '../../listings/index.ts';

export type EvidenceRow = {
  seller: string;
  is_demo: boolean;
  category_id: number;
  title: string;
  brand: string | null;
  product_lines: string[];
  condition: Condition | null;
  wear: Wear | null;
  quantity: number | null;
  model_year: number | null;
  swap: boolean;
  sold: boolean;
  asked: number | null;
  /** The selling price in Kč reported by the seller, or agreed by both sides. */
  said: number | null;
  /** When it was sold, otherwise when it was first published. */
  at: Date;
};

/**
 * At most this many latest listings per seller and category are read, so that a shop's sales stay bounded.
 */
const maxOfSeller = 200;

/** Categories with priced offers, either of real people or of the demo. */
export async function categoriesWithPrices(
  db: Database,
  since: Date,
): Promise<{ category_id: number; is_demo: boolean }[]> {
  const { rows } = await sql<{ category_id: number; is_demo: boolean }>`
    select distinct category_id, is_demo
    from listings join advertisers on advertisers.id = advertiser_id
    where kind = 'offer' and price is not null and listings.updated > ${since}
      and state in ('active', 'reserved', 'resting', 'sold', 'expired')`.execute(db);
  return rows;
}

/**
 * Offers of a category that were sold or on offer since then. The selling price is the one reported by the
 * seller, otherwise the one agreed last in the conversation with the buyer.
 */
export async function readEvidence(
  db: Database,
  { categoryId, demo, since }: { categoryId: number; demo: boolean; since: Date },
): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    select * from (
      select advertiser_id as seller, is_demo, category_id, title, filter_brand as brand, product_lines, swap,
        filter_condition as condition, filter_wear as wear, state = 'sold' as sold, listings.price as asked,
        (attributes ->> 'quantity')::numeric::int as quantity, (attributes ->> 'modelYear')::numeric::int as model_year,
        coalesce(sales.price, agreed.price) as said,
        case when state = 'sold' then coalesce(sales.sold_at, reservations.sold_at, listings.updated)
          else listings.created end as at,
        row_number() over (partition by advertiser_id order by listings.id desc) as place
      from listings
      join advertisers on advertisers.id = advertiser_id
      left join sales on sales.listing_id = listings.id
      left join reservations on reservations.listing_id = listings.id and reservations.sold_at is not null
      left join lateral (
        select price from price_offers
        where price_offers.conversation_id = reservations.conversation_id and answer = 'accepted'
        order by answered_at desc limit 1
      ) as agreed on true
      where category_id = ${categoryId} and is_demo = ${demo} and kind = 'offer' and price_type = 'fixed'
        and state in ('active', 'reserved', 'resting', 'sold', 'expired')
    ) as evidence
    where place <= ${maxOfSeller} and at > ${since}`.execute(db);
  return rows;
}

export type UsualPriceRow = Omit<Estimate, 'meanAge' | 'perYear'> & {
  category_id: number;
  mean_age: number | null;
  per_year: number;
  is_demo: boolean;
};

/** Replaces all stored prices. */
export async function replaceUsualPrices(db: Database, rows: readonly UsualPriceRow[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('usual_prices').execute();
    for (let from = 0; from < rows.length; from += 1_000)
      await trx
        .insertInto('usual_prices')
        .values(rows.slice(from, from + 1_000))
        .execute();
  });
}

/** Prices of one grade in a category: by line, by brand and for the whole category, as far as known. */
export async function usualPricesOf(
  db: Database,
  { categoryId, products, grade }: { categoryId: number; products: readonly string[]; grade: Grade },
): Promise<UsualPriceRow[]> {
  return db
    .selectFrom('usual_prices')
    .where('category_id', '=', categoryId)
    .where('product', 'in', products)
    .where('grade', '=', grade)
    .selectAll()
    .execute();
}

/** Prices of one line in every grade; an empty line means the whole category. */
export async function usualPricesOfProduct(
  db: Database,
  { categoryIds, product }: { categoryIds: readonly number[]; product: string },
): Promise<UsualPriceRow[]> {
  if (categoryIds.length === 0) return [];
  return db
    .selectFrom('usual_prices')
    .where('category_id', 'in', categoryIds)
    .where('product', '=', product)
    .selectAll()
    .execute();
}

/** Prices of every product line. */
export async function usualPricesOfLines(db: Database): Promise<UsualPriceRow[]> {
  return db.selectFrom('usual_prices').where('product', 'like', '%/%').selectAll().execute();
}

export type PricedListing = Omit<UsualPriceRow, 'is_demo'> & { is_demo: boolean; model_year: number | null };

/** The same for an existing listing, by one query. */
export async function usualPricesOfListing(db: Database, id: number): Promise<PricedListing[]> {
  const { rows } = await sql<PricedListing>`
    select usual_prices.*, (attributes ->> 'modelYear')::numeric::int as model_year
    from listings join usual_prices on usual_prices.category_id = listings.category_id
      and product = any(product_lines[1:1] || array[filter_brand, ''])
      and grade = case filter_condition when 'used' then coalesce(filter_wear, 'moderate') else filter_condition end
    where listings.id = ${id} and kind = 'offer' and ${isLiveListing}
      and cardinality(product_lines) <= 1`.execute(db);
  return rows;
}
