import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/platform.ts';
import {
  type BrandChange,
  type CatalogueChanges,
  type CategoryChange,
  lineKind,
  type OptionChange,
} from '../catalogue/index.ts';

const storedLines = z.array(z.object({ name: z.string(), kind: lineKind }));
const storedForms = z.object({ nomSg: z.string(), accSg: z.string(), genPl: z.string() });

/** All that admins have changed, in a fixed order. */
export async function allChanges(db: Database): Promise<CatalogueChanges> {
  const [brands, categories, options] = await Promise.all([
    db.selectFrom('brand_changes').selectAll().orderBy('slug').execute(),
    db.selectFrom('category_changes').selectAll().orderBy('slug').execute(),
    db.selectFrom('option_changes').selectAll().orderBy('list').orderBy('id').execute(),
  ]);
  return {
    brands: brands.map(({ slug, name, aliases, categories: leaves, lines, merged_into: mergedInto }) => {
      return { slug, name, aliases, categories: leaves, lines: storedLines.parse(lines), mergedInto };
    }),
    categories: categories.map(({ slug, name, forms, hidden, merged_into: mergedInto }) => {
      return { slug, name, forms: storedForms.parse(forms), hidden, mergedInto };
    }),
    options: options.map(({ list, id, label, hidden, merged_into: mergedInto }) => {
      return { list, id, label, hidden, mergedInto };
    }),
  };
}

/** Admins who change the catalogue at once do so one after the other. */
export async function lockChanges(db: Database): Promise<void> {
  await sql`lock table brand_changes in share row exclusive mode`.execute(db);
}

export async function saveBrandChange(
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

export async function saveCategoryChange(
  db: Database,
  { slug, name, forms, hidden, mergedInto }: CategoryChange,
  now: Date,
): Promise<void> {
  const row = { name, forms: JSON.stringify(forms), hidden, merged_into: mergedInto, changed_at: now };
  await db
    .insertInto('category_changes')
    .values({ slug, ...row })
    .onConflict((known) => known.column('slug').doUpdateSet(row))
    .execute();
}

export async function saveOptionChange(
  db: Database,
  { list, id, label, hidden, mergedInto }: OptionChange,
  now: Date,
): Promise<void> {
  const row = { label, hidden, merged_into: mergedInto, changed_at: now };
  await db
    .insertInto('option_changes')
    .values({ list, id, ...row })
    .onConflict((known) => known.columns(['list', 'id']).doUpdateSet(row))
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

export async function countUpTo(db: Database, id: number): Promise<{ done: number; total: number }> {
  return db
    .selectFrom('listings')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('id', '<=', id).as('done'),
    ])
    .executeTakeFirstOrThrow();
}
