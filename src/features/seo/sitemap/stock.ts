import type { Database } from '../../../platform/platform.ts';
import { staleWhileRevalidate } from '../../../platform/cache/stale-while-revalidate.ts';
import { listingRanges, stockByAdvertiser, stockByBrand, stockByCategory, stockByLine } from '../db.ts';

/** A part of a sitemap may name so many addresses, says sitemaps.org; a part of listings is a range of so many numbers. */
export const maxInPart = 50_000;

const servesFor = 300_000;

/** What is in stock, with last changes. It reads every live listing, so one answer serves for five minutes. */
export const stockForSitemap = staleWhileRevalidate(servesFor, async (db: Database) => {
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
