import type { AttributeRules } from './contract.ts';
import { lengthsAgree } from './lengths.ts';

export const oneLengthNeeded = 'Vyplň délku shaftu, nebo celkovou délku.';
export const lengthsDisagree = 'Zkontroluj délky: celková bývá o 10 až 11 cm větší.';

/** Refusals that need both lengths (cm) of a whole stick; what is no number is refused by its own field. */
export function stickProblems(category: AttributeRules, values: Record<string, unknown>) {
  const lengths = category.attributes
    .filter((each) => each.requiredGroup === 'stickLength')
    .map((each) => each.key);
  const [first, second] = lengths;
  if (first === undefined || second === undefined) return [];
  if (lengths.every((key) => values[key] === undefined)) return [{ key: first, message: oneLengthNeeded }];

  const { shaftLengthCm: shaft, totalLengthCm: total } = values;
  if (typeof shaft !== 'number' || typeof total !== 'number' || lengthsAgree(shaft, total)) return [];
  return [{ key: 'totalLengthCm', message: lengthsDisagree }];
}
