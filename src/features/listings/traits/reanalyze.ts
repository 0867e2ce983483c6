import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database, Platform } from '../../../platform/platform.ts';
import { categoryById } from '../../catalogue/index.ts';
import { analyzerVersion } from '../../query-understanding/index.ts';
import { attributesOf } from '../card.ts';
import { traitsRow } from './traits-row.ts';

const atOnce = 100;

/**
 * Re-analyzes all listings analyzed by an older version, in small batches so that the site stays responsive;
 * several processes share the work. Returns how many were processed; stops early when `stopped` returns true.
 */
export async function reanalyzeListings(
  { db }: Pick<Platform, 'db'>,
  stopped: () => boolean = () => false,
): Promise<number> {
  let analyzed = 0;
  for (let done = atOnce; done > 0 && !stopped(); analyzed += done) {
    done = await db.transaction().execute(async (transaction) => {
      const rows = await lockStaleTraits(transaction, analyzerVersion, atOnce);
      for (const row of rows) {
        await storeTraits(transaction, row.id, traitsRow(listingTextOf(row)));
        await yieldToEventLoop();
      }
      return rows.length;
    });
  }
  return analyzed;
}

/** Re-analyzes one listing whose category changed. Needs the transaction that changed it. */
export async function reanalyzeListing(db: Database, id: number): Promise<void> {
  const row = await selectTexts(db).where('id', '=', id).executeTakeFirstOrThrow();
  await storeTraits(db, id, traitsRow(listingTextOf(row)));
}

type OldRow = Awaited<ReturnType<typeof lockStaleTraits>>[number];

function listingTextOf(row: OldRow) {
  return {
    kind: row.kind,
    category: categoryById(row.category_id)?.slug ?? '',
    title: row.title,
    description: row.description,
    brand: row.brand ?? undefined,
    brandText: row.brand_text ?? undefined,
    model: row.model ?? undefined,
    condition: row.condition ?? undefined,
    wear: row.wear ?? undefined,
    attributes: attributesOf(row),
    priceType: row.price_type,
    price: row.price ?? undefined,
    swap: row.swap,
  };
}

/** Rows of an older analyzer, locked until the transaction ends; rows locked by others are skipped. */
async function lockStaleTraits(db: Database, version: number, atMost: number) {
  return selectTexts(db)
    .where('reading_version', '<', version)
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute();
}

const selectTexts = (db: Database) =>
  db
    .selectFrom('listings')
    .select([
      'id',
      'kind',
      'category_id',
      'title',
      'description',
      'brand',
      'brand_text',
      'model',
      'condition',
      'wear',
      'attributes',
      'price_type',
      'price',
      'swap',
    ]);

async function storeTraits(db: Database, id: number, traits: ReturnType<typeof traitsRow>): Promise<void> {
  await db.updateTable('listings').set(traits).where('id', '=', id).execute();
}
