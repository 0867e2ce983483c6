import type { Answer, EngineQuery, Engine, Wanted } from '../engine.ts';
import { promotionRotation } from '../promotion-rotation.ts';
import { answerFrom, countsBy } from './answer.ts';
import { AnswerCache } from './answer-cache.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Walker, walker } from './walk.ts';

/**
 * Answers synchronously from an in-memory index. `now` returns the current index. Without `caching` every answer
 * is computed, for benchmarks.
 */
export function memoryEngine(now: () => ListingIndex, { caching = true } = {}): Engine {
  const cache = caching ? new AnswerCache() : undefined;

  function answer(ask: EngineQuery, { topped, ...wanted }: Wanted): Answer {
    const index = now();
    const walk = walker(index, ask);
    const work = (): Answer => ({ ...answerFrom(index, ask, walk, wanted), topped: [] });
    const found = cache ? cache.answer(index, ask, wanted, work) : work();
    return topped ? { ...found, topped: promotedOf(index, walk, topped) } : found;
  }

  return {
    answer: async (ask, wanted) => answer(ask, wanted),
    count: async (ask) => {
      let count = 0;
      walker(now(), ask)({}, (block) => (count += block.count));
      return count;
    },
    among: async (ask, ids) => idsAmong(now(), walker(now(), ask), ids).toSorted((a, b) => a - b),
    spots: async (ask) => {
      const { columns, points } = now();
      return ordinalsOf(walker(now(), ask)).flatMap((ordinal) => {
        const where = columns.whereKinds.values[columns.where[ordinal] ?? 0];
        const point = where && (points.places.get(where.place) ?? points.districts.get(where.district));
        return point ? [{ id: columns.ids[ordinal] ?? 0, ...point }] : [];
      });
    },
    countBy: async (ask, key) => {
      const index = now();
      const work = () => countsBy(index, ask, key);
      return cache ? cache.tally(index, ask, key, work) : work();
    },
    countMarks: async (group) => {
      const index = now();
      const marks = [...index.postings.keys()].filter((mark) => mark.startsWith(`${group}:`));
      return new Map(
        marks.map((mark) => [mark, index.countOf(mark)] as const).filter(([, count]) => count > 0),
      );
    },
  };
}

function promotedOf(
  index: ListingIndex,
  walk: Walker,
  { now: moment, atMost }: NonNullable<Wanted['topped']>,
) {
  const running = [...index.promotedUntil].flatMap(([id, end]) => (end > moment.getTime() ? id : []));
  return running.length === 0 ? [] : promotionRotation(idsAmong(index, walk, running), moment, atMost);
}

/** The results among these listings. */
function idsAmong(index: ListingIndex, walk: Walker, ids: readonly number[]): number[] {
  const named = Uint32Array.from([...new Set(ids)].flatMap((id) => index.ordinalsOf(id))).toSorted();
  return ordinalsOf(walk, named).map((ordinal) => index.columns.ids[ordinal] ?? 0);
}

function ordinalsOf(walk: Walker, named?: Uint32Array): number[] {
  const found: number[] = [];
  walk({ named }, ({ ordinals, count }) => {
    for (let at = 0; at < count; at += 1) found.push(ordinals[at] ?? 0);
  });
  return found;
}
