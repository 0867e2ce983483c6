import type { AttributeRules, AttributeValues, AttributeDefinition, AttributeValue } from './contract.ts';
import { estimatedShaftCm, estimatedTotalCm, lengthQuestion } from './lengths.ts';
import { formatAttribute } from './format-attribute.ts';

/** The browser-safe part of the feature: rules of attributes, independent of the catalogue's file. */
export { attributeField, attributesFromForm, attributesToForm, type FieldValues } from './attributes-form.ts';
export { attributesSchema, attributeValueSchema } from './attributes-schema.ts';
export { isOnCard } from './card-cells.ts';
export { cardFacts } from './card-facts.ts';

/**
 * Rows of a listing's attribute table: full names and units, in the catalogue's order, without unstated
 * attributes.
 */
export function attributeRows(
  category: AttributeRules,
  attributes: AttributeValues,
): { label: string; value: string }[] {
  return category.attributes.flatMap((definition) => {
    const value = attributes[definition.key];
    if (value !== undefined) return { label: definition.label, value: formatAttribute(definition, value) };
    const estimate = estimatedLength(definition.key, attributes);
    if (estimate === undefined) return [];
    return { label: definition.label, value: `přibližně ${formatAttribute(definition, estimate)}` };
  });
}

/** The other length of a stick (cm), where the seller stated only one. */
function estimatedLength(key: string, { shaftLengthCm: shaft, totalLengthCm: total }: AttributeValues) {
  if (key === 'totalLengthCm' && typeof shaft === 'number') return estimatedTotalCm(shaft);
  return key === 'shaftLengthCm' && typeof total === 'number' ? estimatedShaftCm(total) : undefined;
}

type Note = { key: string; text: string };

/** Warnings beside the fields of a form; they never block publishing. */
export function attributeHints(category: AttributeRules, attributes: AttributeValues): Note[] {
  const passed = category.attributes.flatMap((definition) =>
    passedBounds(definition, attributes[definition.key]),
  );
  const { shaftLengthCm: shaft, totalLengthCm: total } = attributes;
  const whole = category.attributes.some((each) => each.key === 'totalLengthCm');
  const question = whole
    ? lengthQuestion({
        shaftLengthCm: typeof shaft === 'number' ? shaft : undefined,
        totalLengthCm: typeof total === 'number' ? total : undefined,
      })
    : undefined;
  return question ? [question, ...passed] : passed;
}

function passedBounds(definition: AttributeDefinition, value: AttributeValue | undefined): Note[] {
  if (typeof value !== 'number') return [];
  return (definition.warnings ?? [])
    .filter(
      ({ above, below }) => (above !== undefined && value > above) || (below !== undefined && value < below),
    )
    .map(({ text }) => ({ key: definition.key, text }));
}
