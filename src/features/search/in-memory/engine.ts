import type { Answer, Ask, Engine, Wanted } from '../engine.ts';
import { type Matches, bestOf } from './best.ts';
import { candidatesOf } from './candidates.ts';
import { countsOf } from './counts.ts';
import { KnownAnswers } from './known-answers.ts';
import type { ListingIndex } from './listing-index.ts';
import { Scorer } from './points.ts';
import { type Sifted, sift } from './sift.ts';
import { testsOf } from './tests.ts';

const nothingWanted = { attributes: [], radii: [] };

/**
 * Answers from an index in memory, without waiting for anything. `now`: the index that serves at the moment. Without
 * `remembers` every answer is worked out, for measuring.
 */
export function memoryEngine(now: () => ListingIndex, { remembers = true } = {}): Engine {
  const known = remembers ? new KnownAnswers() : undefined;
  let room: Sifted = { count: 0, places: new Uint32Array(0), missed: new Uint8Array(0) };

  /** Places that answer the words and miss at most one condition, by the number of that condition; first who fits. */
  function find(
    ask: Ask,
    nearly: boolean,
    among?: readonly number[],
  ): { matches: Matches; groups: Uint32Array[] } {
    const index = now();
    const { columns } = index;
    if (room.places.length < columns.size) {
      const size = columns.ids.length;
      room = { count: 0, places: new Uint32Array(size), missed: new Uint8Array(size) };
    }
    const named = among && placesNamed(index, among);
    const candidates = ask.plan && candidatesOf(index, ask.plan, ask.places);
    const both = named && candidates ? common(named, candidates) : (named ?? candidates);
    const sifted = sift(columns, testsOf(columns, ask.conditions), ask.asOf, room, nearly, both);
    const points =
      ask.plan && keepScored(sifted, new Scorer(index, ask.places, sifted).pointsOf(ask.plan.score));
    if (ask.conditions.length === 0) {
      // Everything that is left fits; a view of the room serves until the next search.
      const places = sifted.places.subarray(0, sifted.count);
      return { matches: { places, points }, groups: [places] };
    }
    return {
      matches: fitting(sifted, points),
      groups: nearly ? grouped(sifted, ask.conditions.length) : [],
    };
  }

  function answer(ask: Ask, { topped, ...wanted }: Wanted): Answer {
    const index = now();
    const work = () => worked(index, ask, wanted);
    const found = known ? known.answer(index, ask, wanted, work) : work();
    return topped ? { ...found, topped: toppedOf(index, ask, topped) } : found;
  }

  function worked(index: ListingIndex, ask: Ask, { page, counts }: Omit<Wanted, 'topped'>): Answer {
    const { matches, groups } = find(ask, counts !== undefined);
    return {
      page: page ? bestOf(index, matches, page) : [],
      counts: counts && countsOf(index.columns, ask, counts, groups),
      topped: [],
    };
  }

  function toppedOf(index: ListingIndex, ask: Ask, { now: moment, atMost }: NonNullable<Wanted['topped']>) {
    const until = new Map([...index.topped].filter(([, end]) => end > moment.getTime()));
    const fits = idsOf(index, find(ask, false, [...until.keys()]).matches.places);
    return fits.toSorted((a, b) => (until.get(b) ?? 0) - (until.get(a) ?? 0) || b - a).slice(0, atMost);
  }

  return {
    answer: async (ask, wanted) => answer(ask, wanted),
    count: async (ask) => find(ask, false).matches.places.length,
    among: async (ask, ids) => idsOf(now(), find(ask, false, ids).matches.places).toSorted((a, b) => a - b),
    spots: async (ask) => {
      const { columns, points } = now();
      return [...find(ask, false).matches.places].flatMap((place) => {
        const where = columns.whereKinds.values[columns.where[place] ?? 0];
        const point = where && (points.places.get(where.place) ?? points.districts.get(where.district));
        return point ? [{ id: columns.ids[place] ?? 0, ...point }] : [];
      });
    },
    countBy: async (ask, key) => {
      const { places } = find(ask, false).matches;
      const counts = countsOf(now().columns, { conditions: [], asOf: ask.asOf }, nothingWanted, [places]);
      return new Map(counts.values.get(key));
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

/** Drops who has no points; the points of the others. */
function keepScored(sifted: Sifted, points: Int32Array): Int32Array {
  let kept = 0;
  for (let at = 0; at < sifted.count; at += 1) {
    const each = points[at] ?? 0;
    if (each <= 0) continue;
    points[kept] = each;
    sifted.places[kept] = sifted.places[at] ?? 0;
    sifted.missed[kept] = sifted.missed[at] ?? 0;
    kept += 1;
  }
  sifted.count = kept;
  return points;
}

function fitting({ count, places, missed }: Sifted, points: Int32Array | undefined): Matches {
  let fit = 0;
  for (let at = 0; at < count; at += 1) fit += missed[at] === 0 ? 1 : 0;
  const found = new Uint32Array(fit);
  const their = points && new Int32Array(fit);
  let to = 0;
  for (let at = 0; at < count; at += 1) {
    if (missed[at] !== 0) continue;
    found[to] = places[at] ?? 0;
    if (their) their[to] = points[at] ?? 0;
    to += 1;
  }
  return { places: found, points: their };
}

function grouped({ count, places, missed }: Sifted, conditions: number): Uint32Array[] {
  const sizes = new Uint32Array(conditions + 1);
  for (let at = 0; at < count; at += 1) {
    const group = missed[at] ?? 0;
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  const groups = Array.from(sizes, (size) => new Uint32Array(size));
  const filled = new Uint32Array(conditions + 1);
  for (let at = 0; at < count; at += 1) {
    const group = missed[at] ?? 0;
    const to = filled[group] ?? 0;
    const into = groups[group];
    if (into) into[to] = places[at] ?? 0;
    filled[group] = to + 1;
  }
  return groups;
}

function placesNamed(index: ListingIndex, ids: readonly number[]): Uint32Array {
  return Uint32Array.from([...new Set(ids)].flatMap((id) => index.placeOf(id) ?? [])).toSorted();
}

function common(few: Uint32Array, many: Uint32Array): Uint32Array {
  const known = new Set(many);
  return few.filter((place) => known.has(place));
}

function idsOf({ columns }: ListingIndex, places: Uint32Array): number[] {
  return Array.from(places, (place) => columns.ids[place] ?? 0);
}
