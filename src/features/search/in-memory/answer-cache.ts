import { BoundedCache } from '../../../platform/cache/bounded-cache.ts';
import type { Plan } from '../../query-understanding/contract.ts';
import { ageDays } from '../contract.ts';
import type { Answer, EngineQuery, SingleKey, Wanted } from '../engine.ts';
import { blockSize } from './listing-block.ts';
import type { ListingIndex } from './listing-index.ts';

const atMost = { entries: 500 };
const dayMicroseconds = 86_400_000_000;

type Asked = Pick<Wanted, 'page' | 'counts'>;

/**
 * Caches answers to popular searches until a listing changes; answers with age counts only until a listing
 * passes an age bound. Cached answers equal fresh ones.
 */
export class AnswerCache {
  readonly #pages = new BoundedCache<Answer>(atMost);
  readonly #counted = new BoundedCache<Answer>(atMost);
  readonly #tallies = new BoundedCache<ReadonlyMap<string, number>>(atMost);
  readonly #plans = new PlanNumbers();
  #index: ListingIndex | undefined;
  #revision = -1;
  /** Interval in which the ages of all listings are counted alike. */
  #from = 0;
  #until = -1;

  answer(index: ListingIndex, ask: EngineQuery, wanted: Asked, find: () => Answer): Answer {
    if (!isPlain(index, ask, wanted)) return find();
    this.#clearOutdated(index);
    if (wanted.counts) this.#clearAges(index, ask.asOf);
    const answers = wanted.counts ? this.#counted : this.#pages;
    const key = JSON.stringify([this.#planNumber(ask), ask.conditions, wanted, ask.near]);
    return answers.getOr(key, find);
  }

  /** The same for counts by value of one parameter. */
  tally(
    index: ListingIndex,
    ask: EngineQuery,
    by: SingleKey,
    find: () => ReadonlyMap<string, number>,
  ): ReadonlyMap<string, number> {
    if (!isPlain(index, ask, {})) return find();
    this.#clearOutdated(index);
    const key = JSON.stringify([this.#planNumber(ask), ask.conditions, by, ask.near]);
    return this.#tallies.getOr(key, find);
  }

  #planNumber({ plan }: EngineQuery): number | undefined {
    return plan && this.#plans.of(plan);
  }

  #clearOutdated(index: ListingIndex): void {
    if (this.#index === index && this.#revision === index.revision) return;
    this.#pages.clear();
    this.#counted.clear();
    this.#tallies.clear();
    this.#index = index;
    this.#revision = index.revision;
    this.#until = -1;
  }

  #clearAges(index: ListingIndex, asOf: number): void {
    if (this.#from <= asOf && asOf <= this.#until) return;
    this.#counted.clear();
    this.#from = asOf;
    this.#until = sameAgesUntil(index, asOf);
  }
}

/**
 * Numbers plans by identity: the plan cache of `prepare.ts` returns the same object for the same words, and
 * plans are too long to compare.
 */
class PlanNumbers {
  readonly #numbers = new WeakMap<Plan, number>();
  #last = 0;

  of(plan: Plan): number {
    const numbered = this.#numbers.get(plan);
    if (numbered !== undefined) return numbered;
    this.#last += 1;
    this.#numbers.set(plan, this.#last);
    return this.#last;
  }
}

/** Whether a query is worth caching: places make keys long and rare; ages and past moments vary. */
function isPlain({ columns }: ListingIndex, ask: EngineQuery, { page, counts }: Asked): boolean {
  return (
    columns.latest <= ask.asOf &&
    page?.order.centre === undefined &&
    (counts?.radii.length ?? 0) === 0 &&
    !ask.conditions.some(({ type }) => type === 'place' || type === 'age')
  );
}

/** The last moment (microseconds) until which no listing passes an age bound it is within at `asOf`. */
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
        for (let ordinal = start; ordinal < Math.min(size, start + blockSize); ordinal += 1) {
          const time = inserted[ordinal] ?? 0;
          if (time >= bound && time < first) first = time;
        }
    }
    until = Math.min(until, first + age);
  }
  return until;
}
