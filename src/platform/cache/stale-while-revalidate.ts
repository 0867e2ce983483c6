import { readFromPrimary } from '../database/reading-from.ts';
import type { Database, Platform } from '../platform.ts';

type Entry<T> = { until: number; answer: Promise<T>; renewing: boolean };

/**
 * An answer that reads much serves for so many milliseconds; whoever asks meanwhile shares it. For as long again the
 * old one serves while one visitor's question renews it, so that on a busy site nobody waits. One for each database.
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
    const answer = readFromPrimary(() => ask(db));
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
