import { ageDays } from '../contract.ts';
import type { Answer, Ask, Wanted } from '../engine.ts';
import { blockSize } from './blocks.ts';
import type { ListingIndex } from './listing-index.ts';

/** So many answers are kept; the oldest goes first. */
const most = 500;
const dayMicroseconds = 86_400_000_000;

type Asked = Pick<Wanted, 'page' | 'counts'>;

/**
 * Answers to searches by plain filters, which many people ask alike. They serve until a listing changes or the age of
 * one passes a bound that is counted, so they are what a new answer would be.
 */
export class KnownAnswers {
  readonly #answers = new Map<string, Answer>();
  #index: ListingIndex | undefined;
  #revision = -1;
  /** Moments between which the ages of all listings are counted alike. */
  #from = 0;
  #until = -1;

  answer(index: ListingIndex, ask: Ask, wanted: Asked, find: () => Answer): Answer {
    if (!isPlain(index, ask, wanted)) return find();
    this.#forgetOld(index, ask.asOf);
    const key = JSON.stringify([ask.conditions, wanted]);
    const known = this.#answers.get(key);
    if (known) return known;
    const fresh = find();
    this.#answers.set(key, fresh);
    for (const [oldest] of this.#answers) {
      if (this.#answers.size <= most) break;
      this.#answers.delete(oldest);
    }
    return fresh;
  }

  #forgetOld(index: ListingIndex, asOf: number): void {
    const same = this.#index === index && this.#revision === index.revision;
    if (same && this.#from <= asOf && asOf <= this.#until) return;
    this.#answers.clear();
    this.#index = index;
    this.#revision = index.revision;
    this.#from = asOf;
    this.#until = sameAgesUntil(index, asOf);
  }
}

/** Words and places make questions long and rare; an age has the moment in it, and so has a look back. */
function isPlain({ columns }: ListingIndex, ask: Ask, { page, counts }: Asked): boolean {
  return (
    ask.plan === undefined &&
    columns.latest <= ask.asOf &&
    page?.order.centre === undefined &&
    (counts?.radii.length ?? 0) === 0 &&
    !ask.conditions.some(({ type }) => type === 'place' || type === 'age')
  );
}

/** The last moment, in microseconds, at which no listing is yet older than a bound it is within at `asOf`. */
function sameAgesUntil({ columns }: ListingIndex, asOf: number): number {
  const { inserted, size } = columns;
  let until = Number.POSITIVE_INFINITY;
  for (const days of ageDays) {
    const age = days * dayMicroseconds;
    const bound = asOf - age;
    let first = Number.POSITIVE_INFINITY;
    for (let start = 0; start < size; start += blockSize) {
      if (columns.newestIn(start) < bound) continue;
      if (columns.oldestIn(start) >= bound) first = Math.min(first, columns.oldestIn(start));
      else
        for (let place = start; place < Math.min(size, start + blockSize); place += 1) {
          const time = inserted[place] ?? 0;
          if (time >= bound && time < first) first = time;
        }
    }
    until = Math.min(until, first + age);
  }
  return until;
}
