import type { Database } from '../../../platform/platform.ts';
import { staleWhileRevalidate } from '../../../platform/cache/stale-while-revalidate.ts';
import { listingRanges, stockByAdvertiser, stockByBrand, stockByCategory, stockByLine } from '../db.ts';

/** Max URLs in one part, by sitemaps.org; a part of listings is a range of this many ids. */
export const maxInPart = 50_000;

const cacheTtlMs = 300_000;

/**
 * Live listings by page with their last changes. Reads every live listing, so the result is cached for five minutes.
 */
export const stockForSitemap = staleWhileRevalidate(cacheTtlMs, async (db: Database) => {
  const [listings, categories, brands, lines, advertisers] = await Promise.all([
    listingRanges(db, maxInPart),
    stockByCategory(db),
    stockByBrand(db),
    stockByLine(db),
    stockByAdvertiser(db),
  ]);
  return { listings, categories, brands, lines, advertisers };
});
export type Stock = Awaited<ReturnType<typeof stockForSitemap>>;
