import { isRobot, type Visitor, visitorCounter } from '../../platform/visitor-counter.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { queryOf } from '../search/index.ts';
import { addToLog, type Term } from './db.ts';
import { termsOf } from './terms.ts';

const maxInBatch = 2_000;

/** A search as a page made it: its parameters as text, and the filter that was removed from the previous one. */
export type LoggedSearch = Visitor & { search: string; dropped?: string | undefined };

export type SearchCounter = {
  note(noted: LoggedSearch): Promise<{ noted: true } | Refusal<'invalid-input'>>;
  flush(): Promise<void>;
};

/** Counts each word, search and filter once per visitor and day; only sums are stored in the database. */
export function searchCounter(platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'log'>): SearchCounter {
  const counter = visitorCounter<Term>(platform, {
    keyOf: ({ measure, term }) => `${measure} ${term}`,
    maxInBatch,
    write: (day, terms) => addToLog(platform.db, day, terms),
  });
  return {
    async note({ search, dropped, ...visitor }) {
      const query = queryOf(search);
      if (!query) return refuse('invalid-input', { fields: { search: [validationMessages.notSelected] } });
      if (!isRobot(visitor.agent)) {
        if (dropped !== undefined) counter.note({ measure: 'dropped-filter', term: dropped }, visitor);
        for (const term of await termsOf(platform, search, query)) counter.note(term, visitor);
      }
      return { noted: true };
    },
    flush: () => counter.flush(),
  };
}
