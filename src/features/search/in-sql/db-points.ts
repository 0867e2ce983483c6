import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Points, TraitNumber } from '../../query-understanding/contract.ts';
import type { Area } from '../area.ts';
import { inArea } from './db-conditions.ts';

type Places = ReadonlyMap<string, Area>;

const columns: Record<TraitNumber, RawBuilder<number | null>> = {
  priceCzk: sql`read_price_czk`,
};

/** Whether a listing carries one of the marks; those of places are looked up where it is. */
export function carries(marks: readonly string[], places: Places): RawBuilder<SqlBool> {
  const written = marks.filter((mark) => !places.has(mark));
  const areas = marks.flatMap((mark) => places.get(mark) ?? []);
  const tests = areas.map(inArea);
  if (written.length > 0 || tests.length === 0) tests.unshift(sql`(marks && ${written}::text[])`);
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** The points of a listing, as `evaluate` of the reading counts them. */
export function pointsOf(points: Points, places: Places): RawBuilder<number> {
  if (typeof points === 'number') return sql.lit(points);
  if ('sum' in points) return folded(points.sum, places, (all) => sql`(${sql.join(all, sql` + `)})`);
  if ('best' in points) return folded(points.best, places, (all) => sql`greatest(${sql.join(all)})`);
  if ('worst' in points) return folded(points.worst, places, (all) => sql`least(${sql.join(all)})`);
  // Whole numbers are divided towards zero.
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
