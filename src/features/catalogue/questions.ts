import { z } from 'zod';
import file from './questions.json' with { type: 'json' };

const sentences = z.array(z.string().endsWith('?'));
const { forAll, forSwaps, forGoalkeepers, ofCategory } = z
  .strictObject({
    forAll: sentences,
    forSwaps: sentences,
    forGoalkeepers: sentences,
    ofCategory: z.record(z.string(), sentences),
  })
  .parse(file);

/** Ready-made questions to the seller, those specific to the category first. */
export function preparedQuestions(slug: string, swap: boolean): string[] {
  const own = ofCategory[slug] ?? (slug.startsWith('brankarske-') ? forGoalkeepers : []);
  return [...own, ...(swap ? forSwaps : []), ...forAll];
}
