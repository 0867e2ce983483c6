import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { libraryOf } from '../../content/index.ts';
import { stockedLandings } from '../../landings/index.ts';
import { openedRounds } from '../../lottery/index.ts';
import { listingUrl } from '../../../contract/urls.ts';
import type { boardCounter } from '../../rankings/index.ts';
import { type ListingRange, listingsBetween } from '../db.ts';
import {
  advertiserEntries,
  boardEntries,
  brandEntries,
  categoryEntries,
  contentEntries,
  type Entry,
  landingEntries,
  latest,
  productEntries,
} from './entries.ts';
import { maxInPart, stockForSitemap } from './stock.ts';

export type SitemapPart = {
  /** Part of the URL, `/sitemap/{name}.xml`. */
  name: string;
  changed?: Date | undefined;
  /** ETag value: changes exactly when the entries do. */
  mark: string;
  /** Entries in chunks, so that fifty thousand listings are never in memory at once. */
  entries(): AsyncIterable<Entry[]> | Iterable<Entry[]>;
};

const chunkSize = 5_000;

/** Every non-empty part of the sitemap. */
export async function sitemapParts(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  countBoards: ReturnType<typeof boardCounter>,
): Promise<SitemapPart[]> {
  const [stock, library, rounds, boards, landings] = await Promise.all([
    stockForSitemap(platform),
    libraryOf(platform),
    openedRounds(platform),
    countBoards(platform),
    stockedLandings(platform),
  ]);
  return [
    ...partsOf('obsah', [...contentEntries(library), ...boardEntries(boards), ...rounds]),
    ...partsOf('kategorie', categoryEntries(stock)),
    ...partsOf('znacky', brandEntries(stock)),
    ...partsOf('produkty', productEntries(stock)),
    ...partsOf('prehledy', landingEntries(landings)),
    ...partsOf('inzerenti', advertiserEntries(stock)),
    ...stock.listings.map((range) => listingPart(platform, range)),
  ];
}

/** Splits entries that exceed one part: `znacky`, `znacky-2` and so on. */
function partsOf(name: string, entries: readonly Entry[]): SitemapPart[] {
  const parts: SitemapPart[] = [];
  for (let start = 0; start < entries.length; start += maxInPart) {
    const own = entries.slice(start, start + maxInPart);
    parts.push({
      name: start === 0 ? name : `${name}-${start / maxInPart + 1}`,
      changed: latest(own.map(({ changed }) => changed)),
      mark: markOf(own.map(({ path, changed }) => `${path} ${changed?.getTime() ?? ''}`)),
      entries: () => [own],
    });
  }
  return parts;
}

/** A fixed range of listing ids, so that a listing stays in the same part whatever is added or removed. */
function listingPart(
  { db }: Pick<Platform, 'db'>,
  { range, count, changed, sum }: ListingRange,
): SitemapPart {
  return {
    name: `inzeraty-${range + 1}`,
    changed,
    mark: markOf([String(range), String(count), sum, changed.toISOString()]),
    async *entries() {
      const end = (range + 1) * maxInPart;
      let after = range * maxInPart - 1;
      for (;;) {
        const listings = await listingsBetween(db, { after, end, atMost: chunkSize });
        const last = listings.at(-1);
        if (!last) return;
        yield listings.map((listing) => ({ path: listingUrl(listing), changed: listing.changed }));
        if (listings.length < chunkSize) return;
        after = last.id;
      }
    },
  };
}

const markOf = (facts: readonly string[]): string =>
  createHash('sha256').update(facts.join('\n')).digest('base64url').slice(0, 22);
