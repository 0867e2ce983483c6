import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/platform.ts';
import { type BrandChange, lineKind } from '../catalogue/index.ts';

const storedLines = z.array(z.object({ name: z.string(), kind: lineKind }));

/** All that admins have changed, the oldest brand first. */
export async function allChanges(db: Database): Promise<BrandChange[]> {
  const rows = await db.selectFrom('brand_changes').selectAll().orderBy('slug').execute();
  return rows.map(({ slug, name, aliases, categories, lines, merged_into: mergedInto }) => {
    return { slug, name, aliases, categories, lines: storedLines.parse(lines), mergedInto };
  });
}

/** Two admins who change brands at once do so one after the other. */
export async function lockChanges(db: Database): Promise<void> {
  await sql`lock table brand_changes in share row exclusive mode`.execute(db);
}

export async function saveChange(
  db: Database,
  { slug, name, aliases, categories, lines, mergedInto }: BrandChange,
  now: Date,
): Promise<void> {
  const row = {
    name,
    aliases: [...aliases],
    categories: [...categories],
    lines: JSON.stringify(lines),
    merged_into: mergedInto,
    changed_at: now,
  };
  await db
    .insertInto('brand_changes')
    .values({ slug, ...row })
    .onConflict((known) => known.column('slug').doUpdateSet(row))
    .execute();
}

/** All listings are to be read again, from the first one. */
export async function beginRereading(db: Database): Promise<void> {
  await db
    .insertInto('brand_rereading')
    .values({ last_id: 0, finished: false })
    .onConflict((known) => known.column('single').doUpdateSet({ last_id: 0, finished: false }))
    .execute();
}

/** The listing up to which all have been read again; nothing once all have. */
export async function rereadUpTo(db: Database): Promise<number | undefined> {
  const row = await db
    .selectFrom('brand_rereading')
    .select('last_id')
    .where('finished', '=', false)
    .executeTakeFirst();
  return row?.last_id;
}

/** Notes that listings behind `from` have been read up to `to`, which is nothing at the end. False where all began anew meanwhile. */
export async function noteReread(db: Database, from: number, to: number | undefined): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('brand_rereading')
    .set(to === undefined ? { finished: true } : { last_id: to })
    .where('last_id', '=', from)
    .where('finished', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dismissedBrandNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('dismissed_brand_words')
    .select('word')
    .orderBy('dismissed_at', 'desc')
    .execute();
  return rows.map(({ word }) => word);
}

export async function setDismissed(db: Database, word: string, at: Date | undefined): Promise<void> {
  if (at === undefined) await db.deleteFrom('dismissed_brand_words').where('word', '=', word).execute();
  else
    await db
      .insertInto('dismissed_brand_words')
      .values({ word, dismissed_at: at })
      .onConflict((known) => known.doNothing())
      .execute();
}
