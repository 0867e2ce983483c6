import type { Database } from '../../../platform/platform.ts';
import { remembered } from '../../search/index.ts';
import {
  advertRanges,
  stockByAdvertiser,
  stockByBrand,
  stockByCategory,
  stockByDistrict,
  stockByLine,
} from '../db.ts';

/** A part of a sitemap may name so many addresses, says sitemaps.org; a part of adverts is a range of so many numbers. */
export const mostInPart = 50_000;

const servesFor = 300_000;

/** What is in stock, with last changes. It reads every living advert, so one answer serves for five minutes. */
export const stockForSitemap = remembered(servesFor, async (db: Database) => {
  const [adverts, categories, brands, lines, districts, advertisers] = await Promise.all([
    advertRanges(db, mostInPart),
    stockByCategory(db),
    stockByBrand(db),
    stockByLine(db),
    stockByDistrict(db),
    stockByAdvertiser(db),
  ]);
  return { adverts, categories, brands, lines, districts, advertisers };
});
export type Stock = Awaited<ReturnType<typeof stockForSitemap>>;
