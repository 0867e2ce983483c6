import { type Criterion, out, type Plan, type Points, type Vocabulary } from '../contract.ts';

type Compiled = Pick<Plan, 'required' | 'score' | 'exact' | 'criteria'>;

/** Behind all that is found by what the words mean. */
const last = 1;

/**
 * A listing whose title holds every word of the query is found, whatever the words are taken for: among the near ones
 * where it has not what they mean.
 */
export function orInTitle(plan: Compiled, stems: readonly string[], vocabulary: Vocabulary): Compiled {
  const [rarest] = stems.toSorted((a, b) => vocabulary.count(a) - vocabulary.count(b));
  if (rarest === undefined) return plan;
  return {
    ...plan,
    // The points tell who of these has the other words too.
    required: plan.required.map((group) => [...new Set([...group, `head:${rarest}`])]),
    score: { best: [plan.score, heading(stems, last)] },
  };
}

/** A name that stands in the title is met, whatever the catalogue says it is the name of. */
export function orNamed(criterion: Criterion, stems: readonly string[]): Criterion {
  return { ...criterion, points: { best: [criterion.points, heading(stems, 0)] } };
}

/** `points` for who has all the words in the title, or in a sentence that sells. */
export const heading = (stems: readonly string[], points: number): Points => ({
  worst: stems.map((stem) => ({ marks: [[`head:${stem}`, points]], otherwise: out })),
});
