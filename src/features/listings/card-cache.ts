import { BoundedCache } from '../../platform/cache/bounded-cache.ts';
import { madeOfCatalogue } from '../catalogue/index.ts';
import { runOnPrimary } from '../../platform/database/replica-context.ts';
import type { Database } from '../../platform/platform.ts';
import type { ListingCard } from './contract.ts';
import type { Comparable } from './similarity.ts';

/** A card without the fields that change with time alone. */
export type TimelessCard = Omit<ListingCard, 'topped'> & { toppedUntil: Date | null };

/** The fields that decide whether a listing is shown as similar to another one. */
export type Candidate = Comparable & { id: number; advertiserId: string; inserted: Date };

type ReadCards = (ids: readonly number[]) => Promise<TimelessCard[]>;

/** About 20 MB. */
const maxCachedCards = 8_000;
/** More than all combinations of kind and category, the only possible keys. */
const maxCachedCandidates = 500;

/**
 * In-memory cards of live listings, invalidated by the change feed. They are as fresh as the search index, so a
 * page of results needs no database query.
 */
class CardCache {
  /** Cards show names of the catalogue. */
  readonly #made = madeOfCatalogue(() => new BoundedCache<TimelessCard, number>({ entries: maxCachedCards }));
  readonly #candidates = new BoundedCache<readonly Candidate[]>({ entries: maxCachedCandidates });
  #invalidations = 0;

  get #cards() {
    return this.#made();
  }

  async of(ids: readonly number[], read: ReadCards): Promise<TimelessCard[]> {
    const missing = ids.filter((id) => !this.#cards.has(id));
    const before = this.#invalidations;
    const found = ids.flatMap((id) => this.#cards.get(id) ?? []);
    if (missing.length === 0) return found;
    const fresh = await runOnPrimary(() => read(missing));
    // What was read while something changed may be what it was before.
    if (before === this.#invalidations) for (const card of fresh) this.#cards.set(card.id, card);
    return [...found, ...fresh];
  }

  async candidates(among: string, read: () => Promise<readonly Candidate[]>): Promise<readonly Candidate[]> {
    const cached = this.#candidates.get(among);
    if (cached) return cached;
    const before = this.#invalidations;
    const fresh = await runOnPrimary(read);
    if (before === this.#invalidations) this.#candidates.set(among, fresh);
    return fresh;
  }

  invalidate(ids?: readonly number[]): void {
    this.#invalidations += 1;
    // Any change may add or remove a candidate.
    this.#candidates.clear();
    if (!ids) this.#cards.clear();
    for (const id of ids ?? []) this.#cards.delete(id);
  }
}

const cardCaches = new WeakMap<Database, CardCache>();

/**
 * Enables the cache; the caller must report every change from now on. A second call starts with an empty cache.
 */
export function enableCardCache(db: Database): void {
  cardCaches.set(db, new CardCache());
}

export function disableCardCache(db: Database): void {
  cardCaches.delete(db);
}

/** Invalidates the cards of these listings, or all cards. */
export function clearCardCache(db: Database, ids?: readonly number[]): void {
  cardCaches.get(db)?.invalidate(ids);
}

/** Returns cached cards and loads the missing ones by `read`. */
export function cachedCards(db: Database, ids: readonly number[], read: ReadCards): Promise<TimelessCard[]> {
  return cardCaches.get(db)?.of(ids, read) ?? read(ids);
}

/** Returns the cached candidates for a kind and categories, or loads them by `read`. */
export async function cachedCandidates(
  db: Database,
  among: string,
  read: () => Promise<readonly Candidate[]>,
): Promise<readonly Candidate[]> {
  return cardCaches.get(db)?.candidates(among, read) ?? read();
}
