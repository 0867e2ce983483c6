import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isLiveListing } from '../../listings/index.ts';
import {
  markSeparator,
  type Points,
  slightly,
  type TraitNumber,
} from '../../query-understanding/contract.ts';
import type { Area } from '../area.ts';
import type { EngineQuery } from '../engine.ts';
import { fits, inArea, itemsOf } from './db-conditions.ts';
import { timeOf } from './db-sort.ts';

type Places = ReadonlyMap<string, Area>;

const columns: Record<TraitNumber, RawBuilder<number | null>> = {
  priceCzk: sql`read_price_czk`,
};

/** Whether a listing has one of the marks; place marks are evaluated on its place columns. */
function carries(marks: readonly string[], places: Places): RawBuilder<SqlBool> {
  const written = marks.filter((mark) => !places.has(mark));
  const areas = marks.flatMap((mark) => places.get(mark) ?? []);
  const tests = areas.map(inArea);
  if (written.length > 0 || tests.length === 0) tests.unshift(sql`(marks && ${written}::text[])`);
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** Points of a listing in SQL, equal to `evaluate`. */
function pointsOf(points: Points, places: Places): RawBuilder<number> {
  if (typeof points === 'number') return sql.lit(points);
  if ('sum' in points) return folded(points.sum, places, (all) => sql`(${sql.join(all, sql` + `)})`);
  if ('best' in points) return folded(points.best, places, (all) => sql`greatest(${sql.join(all)})`);
  if ('worst' in points) return folded(points.worst, places, (all) => sql`least(${sql.join(all)})`);
  // Integer division truncates towards zero.
  if ('half' in points) return sql`(${pointsOf(points.half, places)} / 2)`;
  if ('marks' in points) {
    const byPoints = Map.groupBy(points.marks, ([, each]) => each);
    const cases = [...byPoints]
      .toSorted(([a], [b]) => b - a)
      .map(([each, marks]) => {
        const carried = carries(
          marks.map(([mark]) => mark),
          places,
        );
        return sql`when ${carried} then ${sql.lit(each)}`;
      });
    return caseOf(cases, points.otherwise);
  }
  const column = columns[points.number];
  const bands = points.bands.map(({ min, max, points: each }) => {
    const low = min === undefined ? sql`true` : sql`${column} >= ${sql.lit(min)}`;
    const high = max === undefined ? sql`true` : sql`${column} <= ${sql.lit(max)}`;
    return sql`when ${low} and ${high} then ${sql.lit(each)}`;
  });
  return caseOf([sql`when ${column} is null then ${sql.lit(points.missing)}`, ...bands], points.otherwise);
}

function folded(
  parts: readonly Points[],
  places: Places,
  join: (all: RawBuilder<number>[]) => RawBuilder<number>,
): RawBuilder<number> {
  return parts.length === 0 ? sql.lit(0) : join(parts.map((part) => pointsOf(part, places)));
}

function caseOf(cases: RawBuilder<unknown>[], otherwise: number): RawBuilder<number> {
  if (cases.length === 0) return sql.lit(otherwise);
  return sql`(case ${sql.join(cases, sql` `)} else ${sql.lit(otherwise)} end)`;
}

/** Listings with their points; without words, without points. */
export function scoredListings({ plan, places }: EngineQuery): RawBuilder<unknown> {
  if (!plan) return sql`listings`;
  // OFFSET prevents the planner from duplicating the expression wherever it is used.
  const required = plan.required.map((group) => carries(group, places));
  return sql`listings cross join lateral (
    select points, exact from unnest(${itemsOf}) as item
    cross join lateral (select string_to_array(item, ${markSeparator}) as marks) as thing
    cross join lateral (
      select ${pointsOf(plan.score, places)} as points, ${pointsOf(plan.exact, places)} > ${sql.lit(slightly)} as exact offset 0
    ) as each
    where ${sql.join([sql`points > 0`, ...required], sql` and `)}
    order by exact desc, points desc limit 1
  ) as scored`;
}

/** Live listings that match the words, regardless of conditions. */
export function answers({ plan, places, asOf, near = false }: EngineQuery): RawBuilder<SqlBool> {
  const tests: RawBuilder<SqlBool>[] = [
    isLiveListing,
    sql`inserted <= ${timeOf(asOf)}`,
    ...(plan?.required ?? []).map((group) => carries(group, places)),
    ...(plan ? [near ? sql<SqlBool>`not scored.exact` : sql<SqlBool>`scored.exact`] : []),
    ...(near && !plan ? [sql<SqlBool>`false`] : []),
  ];
  return sql`(${sql.join(tests, sql` and `)})`;
}

/** The same with all conditions. */
export function matches(ask: EngineQuery): RawBuilder<SqlBool> {
  return sql`(${sql.join([answers(ask), ...ask.conditions.map(fits)], sql` and `)})`;
}
