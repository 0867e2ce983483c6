import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Platform } from '../../../platform/platform.ts';
import { categoriesWithPrices, readEvidence, replaceUsualPrices, type UsualPriceRow } from './db.ts';
import { estimatePrices } from './estimate.ts';
import { evidenceOf } from './read-evidence.ts';

const day = 86_400_000;
/** Older prices are ignored as outdated. */
const evidenceDays = 3 * 365;

/**
 * Recomputes the usual prices of every category and replaces the stored ones. Demo listings count only when
 * there are no others, and their estimates are marked as demo.
 */
export async function computeUsualPrices({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - evidenceDays * day);
  const all = await categoriesWithPrices(db, since);
  const real = all.filter(({ is_demo }) => !is_demo);
  const rows: UsualPriceRow[] = [];
  for (const { category_id, is_demo } of real.length > 0 ? real : all) {
    const read = await readEvidence(db, { categoryId: category_id, demo: is_demo, since });
    const evidence = read.flatMap((row) => evidenceOf(row, now) ?? []);
    for (const { meanAge, perYear, ...estimate } of estimatePrices(evidence))
      rows.push({
        ...estimate,
        low: Math.round(estimate.low),
        typical: Math.round(estimate.typical),
        high: Math.round(estimate.high),
        category_id,
        mean_age: meanAge ?? null,
        per_year: perYear,
        is_demo,
      });
    await yieldToEventLoop();
  }
  await replaceUsualPrices(db, rows);
}
