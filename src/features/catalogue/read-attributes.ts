import type { FieldErrors } from '../../contract/errors.ts';
import { attributesFromForm, attributeField, type FieldValues } from './attributes-form.ts';
import { attributesSchema } from './attributes-schema.ts';
import { attributeKeys } from './categories.ts';
import type { AttributeRules, AttributeValues, Kind } from './contract.ts';

export type ReadAttributes = { attributes: AttributeValues; fields?: undefined } | { fields: FieldErrors };

/**
 * The attributes that the fields of a form state, or what is wrong with each field.
 * Fields of another category, left from before the category was changed, are passed over; made-up ones are refused.
 */
export function readAttributes(category: AttributeRules, kind: Kind, values: FieldValues): ReadAttributes {
  const given = attributesFromForm(category, kind, values, attributeKeys);
  const result = attributesSchema(category, kind).safeParse(given);
  if (result.success) return { attributes: result.data };
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    const keys =
      issue.code === 'unrecognized_keys' && issue.path.length === 0
        ? issue.keys
        : [issue.path.filter((part) => typeof part === 'string').join('.')];
    for (const key of keys) (fields[attributeField(key)] ??= []).push(issue.message);
  }
  return { fields };
}
