import { runOnPrimary } from '../database/replica-context.ts';
import type { Database, Platform } from '../platform.ts';

type Entry<T> = { until: number; answer: Promise<T>; renewing: boolean };

/**
 * Caches the result of an expensive query for `milliseconds`; concurrent callers share it. For the same time
 * again the stale result is served while one call renews it, so that nobody waits on a busy site. One entry
 * per database.
 */
export function staleWhileRevalidate<T>(
  milliseconds: number,
  ask: (db: Database) => Promise<T>,
): (platform: Pick<Platform, 'db' | 'clock'>) => Promise<T> {
  const answers = new WeakMap<Database, Entry<T>>();
  return async ({ db, clock }) => {
    const now = clock.now().getTime();
    const cached = answers.get(db);
    const old = cached && now < cached.until + milliseconds ? cached : undefined;
    if (old && (now < old.until || old.renewing)) return old.answer;
    const answer = runOnPrimary(() => ask(db));
    const fresh: Entry<T> = { until: now + milliseconds, answer, renewing: false };
    if (!old) {
      answers.set(db, fresh);
      answer.catch(() => answers.delete(db));
      return answer;
    }
    old.renewing = true;
    answer.then(
      () => answers.set(db, fresh),
      () => (old.renewing = false),
    );
    return old.answer;
  };
}
