import type { FieldValues } from './attributes-form.ts';
import { attributeField } from './attributes-form.ts';
import { currentCategory, mergedCategories } from './categories.ts';
import { madeOfCatalogue } from './current.ts';
import { currentBrand, currentBrands } from './current-brands.ts';
import { currentOption, mergedOptions } from './options.ts';

/** A merged category, brand or option: what its value as a search parameter means today. */
export type MergedValue = { parameter: string; from: string; to: string };

/** Everything that admins have merged. */
export const mergedValues = madeOfCatalogue((): readonly MergedValue[] => [
  ...mergedCategories().map((each) => ({ parameter: 'category', ...each })),
  ...currentBrands().flatMap(({ slug, formerly }) =>
    formerly.map((from) => ({ parameter: 'brand', from, to: slug })),
  ),
  ...mergedOptions().map(({ attribute, ...each }) => ({ parameter: attribute, ...each })),
]);

/** What the value of a search parameter means today. */
export function currentValue(parameter: string, value: string): string {
  if (parameter === 'category') return currentCategory(value);
  return parameter === 'brand' ? currentBrand(value) : currentOption(parameter, value);
}

const parameterOf = (field: string) =>
  field === 'swapCategory' ? 'category' : field.replace(attributeField(''), '');

/** Fields of a listing's form with what was merged as it is today. */
export function currentFields<T extends FieldValues>(fields: T): T {
  if (mergedValues().length === 0) return fields;
  const today = Object.entries(fields).map(([field, value]) => {
    const of = (each: string) => currentValue(parameterOf(field), each);
    return [field, Array.isArray(value) ? [...new Set(value.map(of))] : value && of(value)];
  });
  // The same fields with values of the same kinds; `fromEntries` loses that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(today) as T;
}
