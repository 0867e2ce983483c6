import type { JudgedQuery, JudgedSet } from './judged-set.ts';

/** Measures of one result; those that do not apply to the query are missing. */
export type Measured = {
  query: JudgedQuery;
  found: number;
  ndcg: number;
  recall?: number;
  reciprocalRank?: number;
  empty?: number;
};

const ranked = 10;
const recalled = 50;
const gain = (grade: number) => 2 ** grade - 1;

/**
 * nDCG@10, recall@50 and reciprocal rank of a result, best first; where nothing is relevant, an empty result is
 * correct.
 */
export function measure(
  query: JudgedQuery,
  ids: readonly string[],
  grades: Record<string, number>,
): Measured {
  const answer = [...new Set(ids)];
  const base = { query, found: answer.length };
  const all = Object.values(grades);
  if (all.length === 0) return { ...base, ndcg: Math.max(0, 1 - answer.length / ranked) };
  const least = all.some((grade) => grade >= 2) ? 2 : 1;
  const good = all.filter((grade) => grade >= least).length;
  const isGood = (id: string) => (grades[id] ?? 0) >= least;
  const first = answer.findIndex(isGood);
  return {
    ...base,
    ndcg: discounted(answer.map((id) => grades[id] ?? 0)) / discounted(all.toSorted((a, b) => b - a)),
    recall: answer.slice(0, recalled).filter(isGood).length / Math.min(recalled, good),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    empty: answer.length > 0 ? 0 : 1,
  };
}

function discounted(grades: readonly number[]): number {
  return grades.slice(0, ranked).reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0);
}

export type Means = {
  queries: number;
  ndcg: number;
  recall?: number | undefined;
  mrr?: number | undefined;
  zeroHit?: number | undefined;
};

export function means(measured: readonly Measured[]): Means {
  const mean = (pick: (each: Measured) => number | undefined) => {
    const values = measured.map(pick).filter((each) => each !== undefined);
    return values.length > 0 ? values.reduce((a, b) => a + b, 0) / values.length : undefined;
  };
  return {
    queries: measured.length,
    ndcg: mean((each) => each.ndcg) ?? 0,
    recall: mean((each) => each.recall),
    mrr: mean((each) => each.reciprocalRank),
    zeroHit: mean((each) => each.empty),
  };
}

/** Returns ids of listings for a query, best first. */
export type Search = (query: string) => readonly string[] | Promise<readonly string[]>;

/** Measures every query of a set. */
export async function measureSearch(set: JudgedSet, search: Search): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const query of set.queries)
    measured.push(measure(query, await search(query.q), set.grades[query.id] ?? {}));
  return measured;
}
