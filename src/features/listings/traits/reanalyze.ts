import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database, Platform } from '../../../platform/platform.ts';
import {
  categoryById,
  categoryForm,
  currentAttributes,
  currentBrand,
  findBrand,
  noBrand,
  otherBrand,
} from '../../catalogue/index.ts';
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

/**
 * Analyzes up to `atMost` listings behind one, whatever has analyzed them before, because the catalogue has changed: those
 * of a merged brand, category or option become those of the other, and those whose brand was typed become those of the
 * brand that it is now.
 * Returns the last of them, nothing at the end. Locks no listing; one that is edited meanwhile is left to its edit.
 */
export async function reanalyzeBehind(
  db: Database,
  behind: number,
  atMost: number,
): Promise<number | undefined> {
  const rows = await selectTexts(db)
    .select(['version', 'swap_category', ...traitColumns])
    .where('id', '>', behind)
    .orderBy('id')
    .limit(atMost)
    .execute();
  for (const row of rows) {
    await yieldToEventLoop();
    const form = formToday(row);
    const fresh = { ...form, ...traitsRow(listingTextOf({ ...row, ...form })) };
    const stored: Readonly<Record<string, unknown>> = row;
    if (Object.entries(fresh).every(([column, value]) => isDeepStrictEqual(stored[column], value))) continue;
    await db
      .updateTable('listings')
      .set({ ...fresh, attributes: JSON.stringify(form.attributes) })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('category_id', '=', row.category_id)
      .execute();
  }
  return rows.at(-1)?.id;
}

const traitColumns = [
  'reading_version',
  'marks',
  'items',
  'read_price_czk',
  'filter_brand',
  'filter_condition',
  'filter_wear',
  'filter_choices',
  'filter_from',
  'filter_to',
  'product_lines',
] as const satisfies readonly (keyof ReturnType<typeof traitsRow>)[];

/** The columns of the form that name something of the catalogue, as it has it now. */
function formToday(
  row: Parameters<typeof brandToday>[0] & Pick<OldRow, 'attributes'> & { swap_category: number | null },
) {
  const idToday = (id: number) => categoryById(id)?.id ?? id;
  return {
    ...brandToday(row),
    category_id: idToday(row.category_id),
    swap_category: row.swap_category === null ? null : idToday(row.swap_category),
    attributes: currentAttributes(attributesOf(row)),
  };
}

function brandToday(row: Pick<OldRow, 'brand' | 'brand_text' | 'category_id'>) {
  const { brand, brand_text, category_id } = row;
  if (brand === null || brand !== otherBrand || brand_text === null)
    return { brand: brand === null ? null : currentBrand(brand), brand_text };
  const typed = findBrand(brand_text);
  const sold = categoryForm(categoryById(category_id)?.slug ?? '')?.brands ?? [];
  const isKnown = typed !== noBrand && typed !== otherBrand && sold.some(({ slug }) => slug === typed);
  return typed !== undefined && isKnown ? { brand: typed, brand_text: null } : { brand, brand_text };
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
