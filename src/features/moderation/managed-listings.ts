import { type Refusal, refuse } from '../../contract/errors.ts';
import type { OperationData } from '../../contract/operation.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { lastSeen, type Seen } from '../blocking/index.ts';
import {
  attributeRows,
  brandName,
  categoryById,
  categoryForm,
  conditionLabel,
  wearLabel,
} from '../catalogue/index.ts';
import {
  attributesOf,
  cardsOf,
  type Hold,
  holdsOf,
  findPhotoCopies,
  reasonsOf,
  waitingHolds,
} from '../listings/index.ts';
import { formatPrice } from '../listings/components/format-price.ts';
import type { ListingState } from '../listings/contract.ts';
import { photosOfAlbums } from '../media/index.ts';
import { type Change, changesBetween } from './changes.ts';
import {
  checkedPerPage,
  type listHeldListings as operation,
  type ManagedListing,
  type WholeManagedListing,
} from './contract.ts';
import { type ManagedRow, findManaged, managedByIds, pageOfManaged } from './db.ts';

type Reads = Pick<Platform, 'db' | 'clock'>;
type Asked = {
  q?: string | undefined;
  state?: ListingState | undefined;
  before?: number | undefined;
  limit: number;
};

/** A page of all listings, most recently created first. */
export async function listManagedListings(platform: Reads, { q, state, before, limit }: Asked) {
  const rows = await pageOfManaged(platform.db, { q, state, before, atMost: limit + 1 });
  const listings = await managedViews(platform, rows.slice(0, limit));
  return { listings, ...(rows.length > limit ? { next: listings.at(-1)?.id } : {}) };
}

/** A listing in any state with the fields of the admin list, which are cheaper than the full view. */
export async function findManagedListing(platform: Reads, id: number): Promise<ManagedListing | undefined> {
  const row = await findManaged(platform.db, id);
  return row && (await managedViews(platform, [row]))[0];
}

export async function getManagedListing(
  platform: Reads,
  id: number,
): Promise<WholeManagedListing | Refusal<'listing-not-found'>> {
  const row = await findManaged(platform.db, id);
  const [listing] = row ? await managedViews(platform, [row]) : [];
  if (!row || !listing) return refuse('listing-not-found');
  const albums = await photosOfAlbums(platform.db, row.album_id ? [row.album_id] : []);
  const hold = (await holdsOfHeld(platform.db, [row])).get(id);
  return {
    ...listing,
    parameters: parametersOf(row),
    copies: row.album_id ? await findPhotoCopies(platform.db, row.album_id) : [],
    version: row.version,
    hold: hold && { ...holdView(hold), changes: await changesSinceHidden(platform, id) },
    photos: [...albums.values()].flat(),
  };
}

/** Current content of a listing in any state, as stored with decisions and reports. */
export async function seenListing(platform: Reads, id: number): Promise<Seen | undefined> {
  const row = await findManaged(platform.db, id);
  const [listing] = row ? await managedViews(platform, [row]) : [];
  if (!row || !listing) return undefined;
  const [{ name }] = listing.locations;
  const around = [
    { label: 'Cena', value: formatPrice(listing) },
    { label: 'Výměna', value: listing.swap ? 'ano' : '' },
    ...parametersOf(row),
    { label: 'Místo', value: name },
  ];
  return {
    title: listing.title,
    content: listing.description,
    facts: around.filter(({ value }) => value !== ''),
  };
}

/** What is different from the content an admin hid; undefined when it is held for automatic signals only. */
async function changesSinceHidden(platform: Reads, id: number): Promise<Change[] | undefined> {
  const [hidden, seen] = await Promise.all([
    lastSeen(platform.db, { subject: `listing:${id}`, action: 'hidden' }),
    seenListing(platform, id),
  ]);
  return hidden && seen && changesBetween(hidden, seen);
}

/** Listings waiting for review, longest waiting first. */
export async function listHeldListings(platform: Reads): Promise<OperationData<typeof operation>> {
  const { ids, waiting } = await waitingHolds(platform.db, checkedPerPage);
  const rows = new Map((await managedByIds(platform.db, ids)).map((row) => [row.id, row]));
  const listings = await managedViews(
    platform,
    ids.flatMap((id) => rows.get(id) ?? []),
  );
  return { listings, waiting };
}

/** Form attributes in the order of the listing page. */
function parametersOf(row: ManagedRow): WholeManagedListing['parameters'] {
  const category = categoryById(row.category_id);
  const form = category && categoryForm(category.slug);
  const condition = [conditionLabel(row.condition ?? ''), wearLabel(row.wear ?? '')]
    .filter(Boolean)
    .join(', ');
  const own = {
    Kategorie: category?.name,
    Stav: condition,
    Značka: row.brand_text ?? brandName(row.brand ?? ''),
    Model: row.model,
    'Na výměnu za': row.swap_wants,
  };
  return [
    ...Object.entries(own).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...(form ? attributeRows(form, attributesOf(row)) : []),
  ];
}

const holdView = ({ step, reason, rule, signals, edited, awaySince, stepSince }: Hold) => ({
  step,
  reason: reason ?? undefined,
  rule: rule ?? undefined,
  signals: reasonsOf(signals),
  edited,
  awaySince: awaySince.toISOString(),
  stepSince: stepSince.toISOString(),
});

async function managedViews(platform: Reads, rows: ManagedRow[]): Promise<ManagedListing[]> {
  const [cards, holds] = await Promise.all([cardsOf(platform, rows), holdsOfHeld(platform.db, rows)]);
  return rows.flatMap((row, index) => {
    const card = cards[index];
    const step = holds.get(row.id)?.step;
    return card ? [{ ...card, ...factsForAdmins(row), hold: step && { step } }] : [];
  });
}

/** Holds of the listings that are held now, by id; a removed listing keeps its hold for its restoration. */
export const holdsOfHeld = (
  db: Database,
  rows: readonly { id: number; state: ListingState }[],
): Promise<Map<number, Hold>> =>
  holdsOf(
    db,
    rows.filter(({ state }) => state === 'held').map(({ id }) => id),
  );

const factsForAdmins = (row: ManagedRow) => ({
  description: row.description,
  created: row.created.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  advertiser: {
    name: row.public_name,
    slug: row.advertiser_slug,
    trader: row.is_trader,
    blocked: row.blocked_at !== null,
  },
  removal:
    row.removed_at && row.reason && row.rule && row.source
      ? { reason: row.reason, rule: row.rule, source: row.source, since: row.removed_at.toISOString() }
      : undefined,
});
