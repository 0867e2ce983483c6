import type { Points } from '../../src/features/query-understanding/contract.ts';
import { bestThing } from '../../src/features/query-understanding/index.ts';
import type { ReadCorpus } from './by-reading.ts';
import type { JudgedSet } from './judged-set.ts';
import { measure } from './measures.ts';

/** Factors by which the cost of a near miss is scaled. */
const choices = [0.6, 0.8, 1, 1.2, 1.4] as const;
const splits = 20;
const maxFound = 100;

export type HeldOut = {
  choices: readonly number[];
  classes: { tuned: number; heldOut: number };
  halves: { tuned: number; heldOut: number };
};

type Scored = { query: string; class: string; ndcg: ReadonlyMap<number, number> };

/**
 * nDCG@10 when the factor is chosen on other queries than it is measured on, and when it is chosen on the same.
 */
export function heldOut(set: JudgedSet, corpus: ReadCorpus): HeldOut {
  const scored = set.queries.map((query) => {
    const plan = corpus.planOf(query.q);
    const ndcg = new Map(
      choices.map((choice) => {
        const scaled = { ...plan, score: scaledBy(plan.score, choice) };
        const ids = corpus.listings
          .map(({ id, things }, at) => ({
            id,
            at,
            points: bestThing(scaled, things)?.points ?? 0,
          }))
          .filter((each) => each.points > 0)
          .toSorted((a, b) => b.points - a.points || a.at - b.at)
          .slice(0, maxFound)
          .map((each) => each.id);
        return [choice, measure(query, ids, set.grades[query.id] ?? {}).ndcg] as const;
      }),
    );
    return { query: query.id, class: query.class, ndcg };
  });
  const classes = [...new Set(scored.map((each) => each.class))].map(
    (name) => (each: Scored) => each.class === name,
  );
  const halves = Array.from({ length: splits }, (_, split) => (each: Scored) => coin(each.query, split));
  return { choices, classes: validated(scored, classes), halves: validated(scored, halves) };
}

function validated(scored: readonly Scored[], folds: readonly ((each: Scored) => boolean)[]) {
  const tuned: number[] = [];
  const left: number[] = [];
  for (const isOut of folds) {
    const rest = scored.filter((each) => !isOut(each));
    const best = choices.toSorted((a, b) => mean(rest, b) - mean(rest, a))[0] ?? 1;
    tuned.push(mean(rest, best));
    left.push(mean(scored.filter(isOut), best));
  }
  return { tuned: average(tuned), heldOut: average(left) };
}

const mean = (scored: readonly Scored[], choice: number) =>
  average(scored.map((each) => each.ndcg.get(choice) ?? 0));
const average = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** Deterministic pseudorandom half for a query and split. */
function coin(id: string, split: number): boolean {
  let hash = split * 7919;
  for (const email of id) hash = Math.imul(hash ^ (email.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 7) & 1) === 1;
}

/** Scales the losses of a plan; what it excludes stays excluded. */
function scaledBy(points: Points, factor: number): Points {
  const scale = (loss: number) => (loss < 0 ? Math.round(loss * factor) : loss);
  if (typeof points === 'number') return scale(points);
  if ('sum' in points) return { sum: points.sum.map((each) => scaledBy(each, factor)) };
  if ('best' in points) return { best: points.best.map((each) => scaledBy(each, factor)) };
  if ('worst' in points) return { worst: points.worst.map((each) => scaledBy(each, factor)) };
  if ('half' in points) return { half: scaledBy(points.half, factor) };
  if ('marks' in points)
    return {
      marks: points.marks.map(([mark, each]) => [mark, scale(each)] as const),
      otherwise: scale(points.otherwise),
    };
  return {
    ...points,
    bands: points.bands.map((band) => ({ ...band, points: scale(band.points) })),
    missing: scale(points.missing),
    otherwise: scale(points.otherwise),
  };
}
