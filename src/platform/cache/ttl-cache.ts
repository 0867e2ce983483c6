import { runOnPrimary } from '../database/replica-context.ts';
import type { Database, Platform } from '../platform.ts';
import { withTimeout } from '../with-timeout.ts';

/** How long a caller waits for a fresh value before getting the last one, in milliseconds. */
const longestWait = 1_000;

type Source = Pick<Platform, 'db' | 'clock'>;

export type TtlCache<T> = {
  /** The cached value or a fresh one; while the database is unreachable, the last one. */
  (source: Source): Promise<T>;
  /** Drops the cached value, because this process has just changed it. */
  invalidate(source: Pick<Source, 'db'>): void;
};

/**
 * Caches a few rows that every page reads and that change a few times a year. They are read at most once in
 * `milliseconds`, by one query however many callers ask at once.
 */
export function ttlCache<T>(milliseconds: number, read: (db: Database) => Promise<T>): TtlCache<T> {
  const cached = new WeakMap<Database, { value: T; at: number }>();
  const reading = new WeakMap<Database, Promise<T>>();

  function readAgain({ db, clock }: Source): Promise<T> {
    const last = cached.get(db);
    const isLatest = () => reading.get(db) === asked;
    const asked = runOnPrimary(() => read(db))
      .then((value) => {
        // A value read before a change in this process is returned to earlier callers, but not cached.
        if (isLatest()) cached.set(db, { value, at: clock.now().getTime() });
        return value;
      })
      .catch((problem: unknown) => {
        if (!last) throw problem;
        return last.value;
      })
      .finally(() => void (isLatest() && reading.delete(db)));
    reading.set(db, asked);
    return asked;
  }

  async function cachedOrFresh(source: Source): Promise<T> {
    const last = cached.get(source.db);
    const age = last ? source.clock.now().getTime() - last.at : -1;
    if (last && age >= 0 && age < milliseconds) return last.value;
    const fresh = reading.get(source.db) ?? readAgain(source);
    return last ? withTimeout(longestWait, fresh, () => last.value) : fresh;
  }

  return Object.assign(cachedOrFresh, {
    invalidate({ db }: Pick<Source, 'db'>) {
      cached.delete(db);
      reading.delete(db);
    },
  });
}
