import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

/** What is counted: an unknown word, a search without results, or a filter removed from a search. */
export type Measure = 'unknown-word' | 'no-result' | 'dropped-filter';
export type Term = { measure: Measure; term: string };

/** Adds one visitor for each term to the sums of a day, in one statement. */
export async function addToLog(db: Database, day: string, terms: readonly Term[]): Promise<void> {
  await sql`
    insert into search_log (day, measure, term, visitors)
    select ${day}::date, measure, term, count(*)
    from unnest(${terms.map(({ measure }) => measure)}::text[], ${terms.map(({ term }) => term)}::text[])
      as counted (measure, term)
    group by measure, term
    order by measure, term
    on conflict (day, measure, term) do update set visitors = search_log.visitors + excluded.visitors`.execute(
    db,
  );
}

/** The sums since a day, largest first, at most `atMost` of each measure. */
export async function readLog(
  db: Database,
  since: string,
  atMost: number,
): Promise<(Term & { visitors: number })[]> {
  const { rows } = await sql<Term & { visitors: number }>`
    select measure, term, visitors from (
      select measure, term, sum(visitors)::integer as visitors,
             row_number() over (partition by measure order by sum(visitors) desc, term) as place
      from search_log where day >= ${since}::date group by measure, term
    ) as ranked
    where place <= ${atMost} order by measure, place`.execute(db);
  return rows;
}

export async function deleteLogBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('search_log').where('day', '<', day).execute();
}
