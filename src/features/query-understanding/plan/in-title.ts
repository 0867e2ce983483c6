import { type Criterion, out, type Plan, type Points, type Vocabulary } from '../contract.ts';

type Compiled = Pick<Plan, 'required' | 'score' | 'exact' | 'criteria'>;

/** Points below all matches by meaning. */
const last = 1;

/**
 * Also matches listings whose title contains every word of the query, however it is interpreted; as near misses
 * if they do not meet its meaning.
 */
export function orInTitle(plan: Compiled, stems: readonly string[], vocabulary: Vocabulary): Compiled {
  const [rarest] = stems.toSorted((a, b) => vocabulary.count(a) - vocabulary.count(b));
  if (rarest === undefined) return plan;
  return {
    ...plan,
    // The score checks the other words.
    required: plan.required.map((group) => [...new Set([...group, `head:${rarest}`])]),
    score: { best: [plan.score, heading(stems, last)] },
  };
}

/** A name in the title meets the criterion, whatever the catalogue says about it. */
export function orNamed(criterion: Criterion, stems: readonly string[]): Criterion {
  return { ...criterion, points: { best: [criterion.points, heading(stems, 0)] } };
}

/** `points` for listings with all words in the title, or in a selling sentence. */
export const heading = (stems: readonly string[], points: number): Points => ({
  worst: stems.map((stem) => ({ marks: [[`head:${stem}`, points]], otherwise: out })),
});
