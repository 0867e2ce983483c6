import { z } from 'zod';
import { sentences } from '../../contract/messages.ts';
import type {
  AttributeDefinition,
  AttributeRules,
  AttributeValue,
  AttributeValues,
  Kind,
} from './contract.ts';
import { lengthsAgree, longestTotalCm } from './lengths.ts';
import { czechNumber } from './attributes-form.ts';

export const offStep = 'Zadej celé číslo nebo půlku, třeba 42,5.';
export const floorballFlex = 'Flex florbalky je 22 až 40.';
export const looksLikeTotal = 'Tohle vypadá na celkovou délku. Napiš ji do pole Celková délka.';

/** Ice hockey writes flex in pounds, where a higher number is a stiffer stick. */
const hockeyFlex = { min: 45, max: 110 };

/**
 * A number within `min` and `max`, both allowed. The bounds are checked as open ones, one step further,
 * because the specification's sentences say „větší než“ and „menší než“. `beside` are the category's attributes.
 */
function numberSchema(definition: AttributeDefinition, beside: AttributeDefinition[] = []): z.ZodNumber {
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

export const oneLengthNeeded = 'Vyplň délku shaftu, nebo celkovou délku.';
export const lengthsDisagree = 'Zkontroluj délky: celková bývá o 10 až 11 cm větší.';

/** Refusals that need both lengths (cm) of a whole stick; what is no number is refused by its own field. */
function stickProblems(category: AttributeRules, values: Record<string, unknown>) {
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

type ValueSchema = z.ZodType<AttributeValue | undefined>;

export const outOfOrder = 'Dolní mez nesmí být větší než horní.';
const lineText = z.string().trim().min(1).max(60);

/**
 * The schema of one category's attributes. Offers carry one value (`multi` a list) and must state what is
 * required; demands carry ranges and lists of acceptable values, all optional. Unknown keys are refused.
 */
export function attributesSchema(category: AttributeRules, kind: Kind): z.ZodType<AttributeValues> {
  const shape: Record<string, ValueSchema> = {};
  for (const definition of category.attributes) {
    shape[definition.key] = kind === 'offer' ? offered(definition, category) : wanted(definition).optional();
  }
  const strict = z.strictObject(shape, { error: unknownKeys });
  const checked =
    kind === 'offer' ? strict.superRefine(refuseStickProblems(category), alwaysChecked) : strict;
  return checked.transform(withoutGaps);
}

/** The schema of one attribute's value alone, for listings that need not state all that a form asks for. */
export function attributeValueSchema(definition: AttributeDefinition, kind: Kind): ValueSchema {
  return kind === 'offer' ? single(definition) : wanted(definition);
}

/** Rules over two fields speak also while a third field is wrong. */
const alwaysChecked = { when: () => true };

function refuseStickProblems(category: AttributeRules) {
  return (values: Record<string, unknown>, context: z.RefinementCtx) => {
    for (const { key, message } of stickProblems(category, values)) {
      context.addIssue({ code: 'custom', path: [key], message });
    }
  };
}

function unknownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'unrecognized_keys'
    ? `Tahle kategorie nemá vlastnost ${issue.keys.join(', ')}.`
    : undefined;
}

/** Of a group, such as the two lengths of a stick, any one is enough; `stickProblems` asks for it. */
function offered(definition: AttributeDefinition, { attributes }: AttributeRules): ValueSchema {
  const { key, required, requiredGroup } = definition;
  const grouped =
    requiredGroup && attributes.some((each) => each.key !== key && each.requiredGroup === requiredGroup);
  const value = single(definition, attributes);
  return required && !grouped ? value : value.optional();
}

function single(definition: AttributeDefinition, attributes: AttributeDefinition[] = []): ValueSchema {
  switch (definition.type) {
    case 'int':
    case 'decimal':
      return numberSchema(definition, attributes);
    case 'enum':
      return z.enum(choices(definition));
    case 'multi':
      return several(definition);
    case 'bool':
      return z.boolean();
    case 'line':
      return lineText;
  }
}

function wanted(definition: AttributeDefinition): ValueSchema {
  if (definition.type === 'enum') return several(definition);
  if (definition.type === 'line') return z.array(lineText).min(1).max(20);
  if (definition.type !== 'int' && definition.type !== 'decimal') return single(definition);
  const bound = numberSchema(definition).optional();
  return z
    .strictObject({ min: bound, max: bound })
    .refine(({ min, max }) => min !== undefined || max !== undefined, { error: sentences.required })
    .refine(({ min = -Infinity, max = Infinity }) => min <= max, { path: ['min'], error: outOfOrder });
}

function several(definition: AttributeDefinition) {
  const ids = choices(definition);
  return z
    .array(z.enum(ids), { error: ({ input }) => (input === undefined ? sentences.arrayMin : undefined) })
    .min(1)
    .transform((list): string[] => ids.filter((id) => list.includes(id)));
}

function choices(definition: AttributeDefinition): string[] {
  return (definition.choices ?? []).map((each) => each.id);
}

function withoutGaps(values: Record<string, AttributeValue | undefined>): AttributeValues {
  const stated: AttributeValues = {};
  for (const [key, value] of Object.entries(values)) if (value !== undefined) stated[key] = value;
  return stated;
}
