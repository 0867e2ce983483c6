/** What pages may import: the rules of attributes, which know nothing of the catalogue's file. */
export { attributeField, attributesFromForm, attributesToForm, type FieldValues } from './attributes-form.ts';
export { attributesSchema, attributeValueSchema } from './attributes-schema.ts';
export { attributeHints, attributeWarnings } from './attribute-warnings.ts';
export { attributeRows } from './attribute-rows.ts';
export { cardFacts } from './card-facts.ts';
