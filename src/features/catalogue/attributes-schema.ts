import { z } from 'zod';
import { validationMessages } from '../../contract/messages.ts';
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

/** Ice hockey gives flex in pounds, where a higher number means a stiffer stick. */
const hockeyFlex = { min: 45, max: 110 };

/**
 * A number within `min` and `max`, inclusive. The bounds are checked as exclusive ones one step further, because
 * the error messages of the specification say „větší než“ and „menší než“. `beside` are the category's
 * attributes.
 */
function numberSchema(definition: AttributeDefinition, beside: AttributeDefinition[] = []): z.ZodNumber {
  const { type, min, max, step = 1 } = definition;
  let schema: z.ZodNumber = type === 'int' ? z.int() : z.number().multipleOf(step, { error: offStep });
  if (min !== undefined)
    schema = schema.gt(min - step, { error: inCzech(validationMessages.greater(min - step)) });
  if (max !== undefined) {
    const less = inCzech(validationMessages.less(max + step));
    schema = schema.lt(max + step, {
      error: ({ input }) => likelyMistake(definition, beside, input) ?? less,
    });
  }
  return schema;
}

/** A specific error message for the two most common mistakes. */
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

/** Errors that depend on both lengths (cm) of a whole stick; non-numbers are reported by their own field. */
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
 * The schema of one category's attributes. Offers have one value per attribute (a list for `multi`) and must
 * state the required ones; demands have ranges and lists of acceptable values, all optional. Unknown keys are
 * rejected.
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

/** The schema of a single attribute's value, for listings that need not state everything a form requires. */
export function attributeValueSchema(definition: AttributeDefinition, kind: Kind): ValueSchema {
  return kind === 'offer' ? single(definition) : wanted(definition);
}

/** Cross-field rules run even when another field is invalid. */
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

/**
 * An attribute of a group is optional by itself, such as either length of a stick; `stickProblems` requires one
 * of them.
 */
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
    .refine(({ min, max }) => min !== undefined || max !== undefined, { error: validationMessages.required })
    .refine(({ min = -Infinity, max = Infinity }) => min <= max, { path: ['min'], error: outOfOrder });
}

function several(definition: AttributeDefinition) {
  const ids = choices(definition);
  return z
    .array(z.enum(ids), {
      error: ({ input }) => (input === undefined ? validationMessages.arrayMin : undefined),
    })
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
