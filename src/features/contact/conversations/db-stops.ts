import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';

/** Somebody who writes or is written to: an address, and an account where there is one. */
export type Person = { id: string | undefined; email: string };

/** Whether `by` has stopped messages of a person, known by either their account or their address. */
export async function hasStopped(db: Database, by: Person, person: Person): Promise<boolean> {
  if (!by.id) return false;
  const stop = await stopsOf(db, by.id, person).select('blocker_id').executeTakeFirst();
  return stop !== undefined;
}

export async function addStop(db: Database, byId: string, person: Person, now: Date): Promise<void> {
  await db
    .insertInto('message_blocks')
    .values({
      blocker_id: byId,
      blocked_email: person.email,
      blocked_id: person.id ?? null,
      created_at: now,
    })
    .onConflict((same) =>
      same.columns(['blocker_id', 'blocked_email']).doUpdateSet({ blocked_id: person.id ?? null }),
    )
    .execute();
}

export async function removeStop(db: Database, byId: string, { id, email }: Person): Promise<void> {
  await db
    .deleteFrom('message_blocks')
    .where('blocker_id', '=', byId)
    .where(isPerson({ id, email }))
    .execute();
}

const stopsOf = (db: Database, byId: string, person: Person) =>
  db.selectFrom('message_blocks').where('blocker_id', '=', byId).where(isPerson(person)).limit(1);

const isPerson = ({ id, email }: Person) =>
  sql<boolean>`(blocked_email = ${email} or blocked_id = ${id ?? null}::uuid)`;
