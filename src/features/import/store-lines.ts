import { createHash } from 'node:crypto';
import { BoundedCache } from '../../platform/cache/bounded-cache.ts';
import type { Config } from '../../config.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { findOrCreateAdvertiser, shortName } from '../accounts/index.ts';
import { type NamedPlace, namedPlace, type ResolvedPlace } from '../places/index.ts';
import type { ListingFields } from '../listings/form.ts';
import {
  insertListings,
  lifetimeFrom,
  listingRow,
  type NewListing,
  updateListing,
} from '../listings/index.ts';
import { existingLines, moveListing, refusalOfRow, storeLines } from './db.ts';
import type { NamedAdvertiser, SourceListing } from './shared-fields.ts';

const day = 86_400_000;

type ImportedListing = NewListing & Pick<SourceListing, 'kind' | 'state'> & { inserted: Date };

/** The row of an imported listing: published since `inserted`, active here for 60 days from now, without photos. */
function listingOf(
  listing: SourceListing,
  { place, advertiserId, now }: { place: ResolvedPlace; advertiserId: string; now: Date },
): ImportedListing {
  const { reference, kind, state, inserted: published } = listing;
  const inserted = published instanceof Date ? published : new Date(now.getTime() - published.daysAgo * day);
  return {
    ...listingRow({ fields: fieldsOf(listing), place }, now),
    ...lifetimeFrom(now),
    reference,
    advertiser_id: advertiserId,
    album_id: null,
    kind,
    state,
    inserted,
    changed: inserted,
    created: now,
  };
}

/** The equivalent form fields; the place is resolved separately. */
function fieldsOf(listing: SourceListing): ListingFields {
  return {
    kind: listing.kind,
    category: listing.category,
    title: listing.title,
    description: listing.description,
    brand: listing.brand,
    brandText: listing.brandText,
    model: listing.model,
    condition: listing.condition,
    wear: listing.wear,
    wantedConditions: undefined,
    attributes: listing.attributes,
    priceType: listing.priceType,
    price: listing.price,
    swap: listing.swap,
    quantity: listing.quantity,
    swapWants: listing.swapWants,
    swapCategory: listing.swapCategory,
    swapSize: listing.swapSize,
    swapHand: listing.swapHand,
    place: undefined,
    placeName: undefined,
    placeDistrict: undefined,
    placeShown: listing.placeShown,
  };
}

/** Accounts made by the import must not run out of slots. */
const unlimitedSlots = 1_000_000;

/**
 * Returns the account of a listing: the one with the line's email address; for a name without an address one that
 * nobody can sign in to; without either the import's own, whose emails reach the site's mailbox.
 */
function importedAdvertisers(platform: Platform): (named?: NamedAdvertiser) => Promise<string> {
  const cached = new Map<string, Promise<string>>();
  return (named) => {
    const email = named ? addressOf(named) : importAccount(platform.config);
    const publicName = named ? shownName(named) : 'Převzaté inzeráty';
    const account =
      cached.get(email) ??
      findOrCreateAdvertiser(platform.db, platform, {
        email,
        publicName,
        trader: named?.trader,
        companyName: named?.trader ? publicName : undefined,
        cardLimit: named?.email ? undefined : unlimitedSlots,
      }).then(({ id }) => id);
    cached.set(email, account);
    return account;
  };
}

/** Only the public form of a person's full name is stored. */
function shownName({ name, trader }: NamedAdvertiser): string | undefined {
  return name === undefined || trader ? name : shortName(name);
}

/** The reserved domain `.invalid` ensures that no email reaches a stranger. */
function addressOf({ email, name, trader }: NamedAdvertiser): string {
  const mark = createHash('sha256').update(`${name}\n${trader}`).digest('hex').slice(0, 32);
  return email ?? `import-${mark}@example.invalid`;
}

/** More than there are municipalities; bounds the memory used for a file with more. */
const maxCachedPlaces = 20_000;

/** `namedPlace` with a cache, so that each place is queried once. */
function cachedPlaces(db: Database): (named: NamedPlace) => Promise<ResolvedPlace | string> {
  const places = new BoundedCache<ResolvedPlace | string>({ entries: maxCachedPlaces });
  return async (named) => {
    const key = JSON.stringify([named.name, named.district, named.region, named.postcode]);
    const place = places.get(key) ?? (await namedPlace(db, named));
    places.set(key, place);
    return place;
  };
}

/** A parsed line; `hash` is of its text. */
export type ImportedLine = { number: number; hash: string; source: SourceListing };
export type Outcome = 'added' | 'changed' | 'unchanged';
/** `id` is set when an earlier import has made a listing of this reference. */
type Prepared = { line: ImportedLine; listing: ImportedListing; id?: number | undefined };

/**
 * Writes batches of lines, each in one transaction. Returns the outcome of every line; rejected lines are passed to
 * `refuse`.
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
      // One row rejected by the database must not affect the others.
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

/**
 * Email address of the account for imported listings without an owner. `info+import@example.cz` is delivered to
 * `info@example.cz`, but is an account of its own.
 */
export function importAccount({ contactEmail }: Pick<Config, 'contactEmail'>): string {
  return contactEmail.toLowerCase().replace('@', '+import@');
}
