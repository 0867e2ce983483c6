import { dailyVisitors, isRobot, type Visitor } from '../../platform/daily-visitors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { sentences } from '../../contract/sentences.ts';
import { queryOf } from '../watches/index.ts';
import { addToLog, type Term } from './db.ts';
import { termsOf } from './terms.ts';

/** Counts wait in memory this long, so that searching writes nothing. */
const batchMilliseconds = 5_000;
/** A flood is not worth more memory: terms over the batch are dropped. */
const maxInBatch = 2_000;

/** A search as a page saw it: its parameters as text, and the filter that the one before had besides. */
export type Noted = Visitor & { search: string; dropped?: string | undefined };

export type SearchCounter = {
  note(noted: Noted): Promise<{ noted: true } | Refusal<'invalid-input'>>;
  /** Writes what waits; for tests, and by itself a few seconds after the first of a batch. */
  flush(): Promise<void>;
};

/** Counts a visitor once a day for each word, search and filter; the database gets sums. */
export function searchCounter(platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'log'>): SearchCounter {
  const { db, log } = platform;
  const visitors = dailyVisitors(platform);
  let day = '';
  const waiting = new Map<string, Term & { visitors: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...waiting.values()];
    waiting.clear();
    try {
      await addToLog(db, day, counted);
    } catch (problem) {
      log.warn({ err: problem, terms: counted.length }, 'searches could not be counted');
    }
  }

  function add(term: Term, visitor: Visitor): void {
    const key = `${term.measure} ${term.term}`;
    if (!waiting.has(key) && waiting.size >= maxInBatch) return;
    const today = visitors.firstToday(key, visitor);
    if (today === undefined) return;
    if (today !== day) {
      void flush();
      day = today;
    }
    const sum = waiting.get(key) ?? { ...term, visitors: 0 };
    waiting.set(key, { ...sum, visitors: sum.visitors + 1 });
    timer ??= setTimeout(() => void flush(), batchMilliseconds).unref();
  }

  return {
    async note({ search, dropped, ...visitor }) {
      const query = queryOf(search);
      if (!query) return refuse('invalid-input', { fields: { search: [sentences.notSelected] } });
      if (!isRobot(visitor.agent)) {
        if (dropped !== undefined) add({ measure: 'dropped-filter', term: dropped }, visitor);
        for (const term of await termsOf(platform, search, query)) add(term, visitor);
      }
      return { noted: true };
    },
    flush,
  };
}
