import type { Database, Platform } from '../../../platform/platform.ts';
import { type NamedPlace, namedPlace, type ResolvedPlace } from '../../places/index.ts';
import { insertListings, updateListing } from '../db.ts';
import { importedAdvertisers } from './advertisers.ts';
import { existingLines, moveListing, refusalOfRow, storeLines } from './db.ts';
import { type ImportedListing, listingOf } from './listing-of.ts';
import type { SourceListing } from './source-listing.ts';

/** More than there are municipalities; a file that names more is not worth the memory. */
const most = 20_000;

/** `namedPlace` that asks the database about each place once. */
function cachedPlaces(db: Database): (named: NamedPlace) => Promise<ResolvedPlace | string> {
  const existing = new Map<string, ResolvedPlace | string>();
  return async (named) => {
    const key = JSON.stringify([named.name, named.district, named.region, named.postcode]);
    const place = existing.get(key) ?? (await namedPlace(db, named));
    if (existing.size >= most) existing.clear();
    existing.set(key, place);
    return place;
  };
}

/** A line that could be read; `hash` is of its text. */
export type ImportedLine = { number: number; hash: string; source: SourceListing };
export type Outcome = 'added' | 'changed' | 'unchanged';
/** `id`: of the listing that an earlier import has made of this reference. */
type Prepared = { line: ImportedLine; listing: ImportedListing; id?: number };

/**
 * Writes batches of lines, each in one transaction. Returns the outcome of every line; rejected lines are passed
 * to `refuse`.
 */
export function lineStore(
  platform: Platform,
  refuse: (line: number, why: string) => void,
): (batch: readonly ImportedLine[]) => Promise<Outcome[]> {
  const { db } = platform;
  const advertiserOf = importedAdvertisers(platform);
  const placeOf = cachedPlaces(db);

  async function prepare(line: ImportedLine, id?: number): Promise<Prepared[]> {
    const { source, number } = line;
    const place = await placeOf(source.place);
    if (typeof place === 'string') {
      refuse(number, place);
      return [];
    }
    const advertiserId = await advertiserOf(source.advertiser);
    return [{ line, listing: listingOf(source, { place, advertiserId, now: platform.clock.now() }), id }];
  }

  return async function store(batch): Promise<Outcome[]> {
    const existing = await existingLines(
      db,
      batch.map(({ source }) => source.reference),
    );
    const isNew = ({ source, hash }: ImportedLine) => existing.get(source.reference)?.hash !== hash;
    const fresh: Prepared[] = [];
    for (const line of batch.filter(isNew))
      fresh.push(...(await prepare(line, existing.get(line.source.reference)?.id)));
    const outcomes = batch.flatMap((line): Outcome[] => (isNew(line) ? [] : ['unchanged']));
    if (fresh.length === 0) return outcomes;
    try {
      await db.transaction().execute((trx) => write(trx, fresh));
      return [...outcomes, ...fresh.map(({ id }): Outcome => (id === undefined ? 'added' : 'changed'))];
    } catch (problem) {
      const why = refusalOfRow(problem);
      if (why === undefined) throw problem;
      const [only, ...others] = fresh;
      if (only && others.length === 0) refuse(only.line.number, why);
      // One row that the database does not take must not keep the others out.
      else for (const { line } of fresh) outcomes.push(...(await store([line])));
      return outcomes;
    }
  };
}

async function write(db: Database, fresh: readonly Prepared[]): Promise<void> {
  const added = fresh.flatMap(({ id, listing }) => (id === undefined ? [listing] : []));
  if (added.length > 0) await insertListings(db, added);
  for (const { id, listing } of fresh) {
    if (id === undefined) continue;
    const { advertiser_id: _, album_id: __, created: ___, expires_at: ____, ...content } = listing;
    const { kind, state, inserted, ...words } = content;
    await moveListing(db, id, { kind, state, inserted });
    await updateListing(db, id, words);
  }
  await storeLines(
    db,
    fresh.map(({ line: { hash, source } }) => ({ hash, reference: source.reference })),
  );
}
