import { z } from 'zod';
import { sentences } from '../../contract/messages.ts';
import type { AttributeDefinition } from './contract.ts';
import { longestTotalCm } from './lengths.ts';
import { czechNumber } from './numbers.ts';

export const offStep = 'Zadej celé číslo nebo půlku, třeba 42,5.';
export const floorballFlex = 'Flex florbalky je 22 až 40.';
export const looksLikeTotal = 'Tohle vypadá na celkovou délku. Napiš ji do pole Celková délka.';

/** Ice hockey writes flex in pounds, where a higher number is a stiffer stick. */
const hockeyFlex = { min: 45, max: 110 };

/**
 * A number within `min` and `max`, both allowed. The bounds are checked as open ones, one step further,
 * because the specification's sentences say „větší než“ and „menší než“. `beside` are the category's attributes.
 */
export function numberSchema(
  definition: AttributeDefinition,
  beside: AttributeDefinition[] = [],
): z.ZodNumber {
  const { type, min, max, step = 1 } = definition;
  let schema: z.ZodNumber = type === 'int' ? z.int() : z.number().multipleOf(step, { error: offStep });
  if (min !== undefined) schema = schema.gt(min - step, { error: inCzech(sentences.greater(min - step)) });
  if (max !== undefined) {
    const less = inCzech(sentences.less(max + step));
    schema = schema.lt(max + step, {
      error: ({ input }) => likelyMistake(definition, beside, input) ?? less,
    });
  }
  return schema;
}

/** The two mistakes that listings are full of get their own sentence. */
function likelyMistake(
  { key }: AttributeDefinition,
  beside: AttributeDefinition[],
  input: unknown,
): string | undefined {
  if (typeof input !== 'number') return undefined;
  if (key === 'flexMm') return input >= hockeyFlex.min && input <= hockeyFlex.max ? floorballFlex : undefined;
  const totalToo = beside.some((each) => each.key === 'totalLengthCm');
  return key === 'shaftLengthCm' && totalToo && input <= longestTotalCm ? looksLikeTotal : undefined;
}

const inCzech = (sentence: string) => sentence.replace(/\d+\.\d+/, (text) => czechNumber(Number(text)));
