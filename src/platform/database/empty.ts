import type { Client, Pool } from 'pg';

/** Drops everything that migrations create, including the queue's schema. */
export async function emptyDatabase(db: Pick<Client | Pool, 'query'>): Promise<void> {
  await db.query('drop schema if exists graphile_worker cascade');
  await db.query('drop schema public cascade');
  await db.query('create schema public');
}
