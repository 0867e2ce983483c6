import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

/** Watches whose search matches a regular expression. */
export async function watchesMatching(db: Database, pattern: string) {
  return matching(db, pattern).select(['id', 'email', 'search']).execute();
}

export async function countWatchesMatching(db: Database, pattern: string): Promise<number> {
  const { count } = await matching(db, pattern)
    .where('state', '<>', 'unconfirmed')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const matching = (db: Database, pattern: string) =>
  db.selectFrom('watches').where(sql<boolean>`search ~ ${pattern}`);

/** Unless the owner has a watch of that search. */
export async function renameSearch(
  db: Database,
  { id, email, search, name }: { id: string; email: string; search: string; name: string },
): Promise<void> {
  await db
    .updateTable('watches')
    .set({ search, name })
    .where('id', '=', id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('watches as other')
            .select('other.id')
            .where('other.email', '=', email)
            .where('other.search', '=', search),
        ),
      ),
    )
    .execute();
}
