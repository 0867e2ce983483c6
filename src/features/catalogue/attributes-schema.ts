import { z } from 'zod';
import { sentences } from '../../contract/messages.ts';
import type {
  AttributeDefinition,
  AttributeRules,
  AttributeValue,
  AttributeValues,
  Kind,
} from './contract.ts';
import { numberSchema } from './number-schema.ts';
import { stickProblems } from './stick-problems.ts';

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
