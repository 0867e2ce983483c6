import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { OptionList } from '../catalogue/index.ts';
import { isLiveListing } from '../listings/index.ts';

/** Live listings by the id of their category. */
export async function countByCategory(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('listings')
    .where(isLiveListing)
    .groupBy('category_id')
    .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map(({ category_id, count }) => [category_id, count]));
}

type Counted = { active: number; all: number };

/** Listings of a category; `all` in whatever state. */
export const countOfCategory = (db: Database, id: number): Promise<Counted> =>
  countWhere(db, sql<boolean>`category_id = ${id}`);

/** Listings that state an option. */
export const countOfOption = (db: Database, { attributes }: OptionList, id: string): Promise<Counted> =>
  countWhere(
    db,
    sql<boolean>`(${sql.join(
      attributes.map((key) => sql`attributes -> ${key} ? ${id}`),
      sql` or `,
    )})`,
  );

async function countWhere(db: Database, condition: RawBuilder<boolean>): Promise<Counted> {
  return db
    .selectFrom('listings')
    .where(condition)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(isLiveListing).as('active'),
    ])
    .executeTakeFirstOrThrow();
}

/** Live listings by the options of a list that they state; the condition and wear are columns of their own. */
export async function countOptions(
  db: Database,
  { list, attributes }: OptionList,
): Promise<Map<string, number>> {
  const stated =
    attributes.length === 0
      ? sql`select ${sql.ref(`listings.${list}`)} as option`
      : sql`select jsonb_array_elements_text(
          case jsonb_typeof(attributes -> key) when 'array' then attributes -> key
            when 'string' then jsonb_build_array(attributes -> key) else '[]' end) as option
        from unnest(${[...attributes]}::text[]) as key`;
  const { rows } = await sql<{ option: string; count: number }>`
    select option, count(distinct listings.id)::integer as count
    from listings cross join lateral (${stated}) as each
    where ${isLiveListing} and option is not null group by option`.execute(db);
  return new Map(rows.map(({ option, count }) => [option, count]));
}
