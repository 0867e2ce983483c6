import type { Database, Platform } from '../../platform/platform.ts';

/** An answer that reads much serves for so many milliseconds; whoever asks meanwhile shares it. One for each database. */
export function remembered<T>(
  milliseconds: number,
  ask: (db: Database) => Promise<T>,
): (platform: Pick<Platform, 'db' | 'clock'>) => Promise<T> {
  const answers = new WeakMap<Database, { until: number; answer: Promise<T> }>();
  return async ({ db, clock }) => {
    const now = clock.now().getTime();
    const known = answers.get(db);
    if (known && now < known.until) return known.answer;
    const answer = ask(db);
    answers.set(db, { until: now + milliseconds, answer });
    answer.catch(() => answers.delete(db));
    return answer;
  };
}
