import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { categoryBySlug, storedPositions } from '../../catalogue/index.ts';
import { markSeparator } from '../../query-understanding/contract.ts';
import type { Area } from '../area.ts';
import type { Condition } from '../conditions.ts';
import type { SingleKey } from '../engine.ts';
import { timeOf } from './db-sort.ts';

type Test = RawBuilder<SqlBool>;

/** Maximum number of items of a listing that are distinguished. */
const maxItems = 60;
/** Marks of each item of a listing, as one text. */
export const itemsOf = sql<
  string[]
>`(case when items = '{}' then array[array_to_string(marks, ${markSeparator})] else items[1:${sql.lit(maxItems)}] end)`;

/** Free items count as 0 CZK; negotiable ones have no price and are outside every range. */
export const priceOf = sql<number | null>`(case price_type when 'free' then 0 else price end)`;

export const hasPhoto: Test = sql`(exists (
  select from photos where photos.album_id = listings.album_id and photos.removed_at is null))`;

export const isTrader: Test = sql`(exists (
  select from advertisers where advertisers.id = listings.advertiser_id and advertisers.is_trader))`;

/** SQL of a listing's value, or null; the category is its id. */
export const singleValues: Record<SingleKey, RawBuilder<unknown>> = {
  kind: sql`kind`,
  swap: sql`(case when swap then 'yes' end)`,
  category: sql`category_id`,
  brand: sql`filter_brand`,
  condition: sql`filter_condition`,
  wear: sql`filter_wear`,
  priceType: sql`price_type`,
  photo: sql`(case when ${hasPhoto} then 'yes' end)`,
  seller: sql`(case when ${isTrader} then 'trader' else 'private' end)`,
  place: sql`district_code`,
};

/** Whether a listing meets a condition; never null. */
export function fits(condition: Condition): Test {
  switch (condition.type) {
    case 'values':
      return hasValue(condition.key, condition.values);
    case 'range':
      return inRange(condition);
    case 'place':
      return inArea(condition.area);
    case 'age':
      return sql`(inserted >= ${timeOf(condition.since)})`;
  }
}

function hasValue(key: string, values: readonly string[]): Test {
  switch (key) {
    case 'kind':
      return sql`(kind = any(${values}::text[]))`;
    case 'swap':
      return sql`swap`;
    case 'category':
      return sql`(category_id = any(${values.map((slug) => categoryBySlug(slug)?.id ?? 0)}::integer[]))`;
    case 'brand':
      return sql`coalesce(filter_brand = any(${values}::text[]), false)`;
    case 'condition':
      return sql`coalesce(filter_condition = any(${values}::text[]), false)`;
    case 'wear':
      return sql`coalesce(filter_wear = any(${values}::text[]), false)`;
    case 'priceType':
      return sql`(price_type = any(${values}::text[]))`;
    case 'photo':
      return hasPhoto;
    case 'seller':
      return values.includes('trader') ? isTrader : sql`(not ${isTrader})`;
    default:
      return sql`(filter_choices && ${values.map((value) => `${key}:${value}`)}::text[])`;
  }
}

function inRange({ key, min = 0, max = 2_147_483_647 }: Extract<Condition, { type: 'range' }>): Test {
  if (key === 'price') return sql`coalesce(${priceOf} between ${min}::integer and ${max}::integer, false)`;
  const at = sql.lit(storedPositions[key] ?? 0);
  return sql`coalesce(filter_to[${at}] >= ${min}::integer and filter_to[${at}] >= 0
    and filter_from[${at}] <= ${max}::integer, false)`;
}

/** A listing that shows only its district counts as in the district town. */
export function inArea({ districts, places, towns }: Area): Test {
  return sql`(district_code = any(${districts}::text[])
    or coalesce(place_exact and place_code = any(${places}::text[]), false)
    or ((not place_exact or place_code is null) and district_code = any(${towns}::text[])))`;
}
