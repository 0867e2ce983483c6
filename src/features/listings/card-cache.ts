import { BoundedCache } from '../../platform/cache/bounded-cache.ts';
import { readFromPrimary } from '../../platform/database/reading-from.ts';
import type { Database } from '../../platform/platform.ts';
import type { ListingCard } from './contract.ts';
import type { Comparable } from './similarity.ts';

/** A card but for what time alone changes. */
export type TimelessCard = Omit<ListingCard, 'topped'> & { toppedUntil: Date | null };

/** What a listing that may be shown beside another one is compared by. */
export type Candidate = Comparable & { id: number; advertiserId: string; inserted: Date };

type ReadCards = (ids: readonly number[]) => Promise<TimelessCard[]>;

/** Some 20 MB. */
const maxCachedCards = 8_000;
/** More than there are kinds and categories, which are all that anybody asks for. */
const maxCachedCandidates = 500;

/**
 * Cards of live listings in memory, for as long as somebody follows the change feed and invalidates them.
 * They are then as fresh as the index that finds them, and a page of results asks the database nothing.
 */
class CardCache {
  readonly #cards = new BoundedCache<TimelessCard, number>({ entries: maxCachedCards });
  readonly #candidates = new BoundedCache<readonly Candidate[]>({ entries: maxCachedCandidates });
  #invalidations = 0;

  async of(ids: readonly number[], read: ReadCards): Promise<TimelessCard[]> {
    const missing = ids.filter((id) => !this.#cards.has(id));
    const before = this.#invalidations;
    const found = ids.flatMap((id) => this.#cards.get(id) ?? []);
    if (missing.length === 0) return found;
    const fresh = await readFromPrimary(() => read(missing));
    // What was read while something changed may be what it was before.
    if (before === this.#invalidations) for (const card of fresh) this.#cards.set(card.id, card);
    return [...found, ...fresh];
  }

  async candidates(among: string, read: () => Promise<readonly Candidate[]>): Promise<readonly Candidate[]> {
    const cached = this.#candidates.get(among);
    if (cached) return cached;
    const before = this.#invalidations;
    const fresh = await readFromPrimary(read);
    if (before === this.#invalidations) this.#candidates.set(among, fresh);
    return fresh;
  }

  invalidate(ids?: readonly number[]): void {
    this.#invalidations += 1;
    // Any change may bring one in or take one out.
    this.#candidates.clear();
    if (!ids) this.#cards.clear();
    for (const id of ids ?? []) this.#cards.delete(id);
  }
}

const cardCaches = new WeakMap<Database, CardCache>();

/** Caches cards from now on; the caller must report every change. Calling it again starts with an empty cache. */
export function enableCardCache(db: Database): void {
  cardCaches.set(db, new CardCache());
}

export function disableCardCache(db: Database): void {
  cardCaches.delete(db);
}

/** Drops the cards of these listings, or of all. */
export function clearCardCache(db: Database, ids?: readonly number[]): void {
  cardCaches.get(db)?.invalidate(ids);
}

/** The cached cards, and the others from `read`. */
export function cachedOr(db: Database, ids: readonly number[], read: ReadCards): Promise<TimelessCard[]> {
  return cardCaches.get(db)?.of(ids, read) ?? read(ids);
}

/** The cached candidates of a kind and some categories, or those that `read` returns. */
export async function candidatesOr(
  db: Database,
  among: string,
  read: () => Promise<readonly Candidate[]>,
): Promise<readonly Candidate[]> {
  return cardCaches.get(db)?.candidates(among, read) ?? read();
}
