import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { slightly } from '../../query-understanding/contract.ts';
import type { Ask } from '../engine.ts';
import { fits } from './db-conditions.ts';
import { carries, pointsOf } from './db-points.ts';
import { timeOf } from './db-sort.ts';

/** Listings with their points; without words to answer, without points. */
export function scoredListings({ plan, places }: Ask): RawBuilder<unknown> {
  if (!plan) return sql`listings`;
  // The offset keeps the planner from writing the sum out again wherever it is used.
  return sql`listings cross join lateral (
    select ${pointsOf(plan.score, places)} as points, ${pointsOf(plan.exact, places)} > ${sql.lit(slightly)} as exact offset 0
  ) as scored`;
}

/** What the words ask for, and that the listing lives: the conditions aside. */
export function answers({ plan, places, asOf, near = false }: Ask): RawBuilder<SqlBool> {
  const tests: RawBuilder<SqlBool>[] = [
    // The two states are written out, so that the planner sees that the partial indexes serve.
    sql`listings.state in ('active', 'reserved')`,
    sql`inserted <= ${timeOf(asOf)}`,
    ...(plan?.required ?? []).map((group) => carries(group, places)),
    ...(plan
      ? [sql<SqlBool>`scored.points > 0`, near ? sql<SqlBool>`not scored.exact` : sql<SqlBool>`scored.exact`]
      : []),
    ...(near && !plan ? [sql<SqlBool>`false`] : []),
  ];
  return sql`(${sql.join(tests, sql` and `)})`;
}

/** All of that, and every condition. */
export function matches(ask: Ask): RawBuilder<SqlBool> {
  return sql`(${sql.join([answers(ask), ...ask.conditions.map(fits)], sql` and `)})`;
}
