import type { AttributeRules, AttributeValues } from './contract.ts';
import { estimatedShaftCm, estimatedTotalCm } from './lengths.ts';
import { formatAttribute } from './format-attribute.ts';

/** The table of a listing's page: full names and units, in the catalogue's order; what is unknown is left out. */
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

/** The other length of a stick, where the seller stated only one (cm). */
function estimatedLength(key: string, { shaftLengthCm: shaft, totalLengthCm: total }: AttributeValues) {
  if (key === 'totalLengthCm' && typeof shaft === 'number') return estimatedTotalCm(shaft);
  return key === 'shaftLengthCm' && typeof total === 'number' ? estimatedShaftCm(total) : undefined;
}
