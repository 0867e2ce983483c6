import type { RouterContextProvider } from 'react-router';
import { type CategoryForm, type Kind, numberFilters } from '../../../features/catalogue/contract.ts';
import { attributeField } from '../../../features/catalogue/rules.ts';
import { listingForm } from '../../../features/listings/form.ts';
import { getPlace } from '../../../features/places/contract.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { categoryOf } from './listing-form-data.ts';
import { wishQuery } from './wish-query.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Fields of a demand or an offer prefilled from a URL with the parameters of a search; undefined when there are
 * none. Values that the form's schema would refuse are left out.
 */
export async function prefilledValues(
  context: Context,
  params: URLSearchParams,
  kind: Kind = 'demand',
): Promise<FormFields | undefined> {
  const query = new URLSearchParams(wishQuery(params));
  if (query.size === 0) return undefined;
  const category = await categoryOf(context, query.get('category') ?? '');
  const place = query.get('place') ?? '';
  const knownPlace = place !== '' && (await callApi(context, getPlace, { params: { code: place } })).ok;
  return onlyValid(category, { ...fieldsOf(query, category, kind), ...(knownPlace ? { place } : {}) }, kind);
}

/** The same values as raw fields, not validated yet. An offer has a title, and one value of each field. */
export function fieldsOf(
  query: URLSearchParams,
  category: CategoryForm | undefined,
  kind: Kind = 'demand',
): FormFields {
  const fields: FormFields = {};
  const put = (name: string, value: string | undefined) => {
    if (value) fields[name] = value;
  };
  put('category', category?.slug);
  if (kind === 'demand') put('title', query.has('q') ? `Sháním ${query.get('q')}` : undefined);
  else put('title', query.get('title') ?? undefined);
  put('brand', query.get('brand') ?? undefined);
  if (kind === 'offer') put('model', query.get('model') ?? undefined);
  put('price', rangeOf(query.get('price')).max);
  if (fields.price) fields.priceType = 'fixed';
  if (kind === 'demand' && query.has('condition')) fields.wantedConditions = query.getAll('condition');
  for (const { key } of category?.attributes ?? []) {
    if (numberFilters.some((each) => each === key)) {
      const { min, max } = rangeOf(query.get(key));
      if (kind === 'offer') put(attributeField(key), min);
      else {
        put(attributeField(key, 'min'), min);
        put(attributeField(key, 'max'), max);
      }
    } else if (query.has(key)) {
      fields[attributeField(key)] = query.getAll(key);
    }
  }
  return fields;
}

/** `92-96`, `-800`, `42.5-`; converts the decimal point to the Czech comma. */
function rangeOf(text: string | null): { min?: string | undefined; max?: string | undefined } {
  const match = /^(\d{1,7}(?:\.5)?)?-(\d{1,7}(?:\.5)?)?$/.exec(text ?? '');
  const [min, max] = [match?.[1], match?.[2]].map((bound) => bound?.replace('.', ','));
  return { min, max };
}

/** Leaves out fields with invalid values; missing fields are ignored. */
export function onlyValid(
  category: CategoryForm | undefined,
  fields: FormFields,
  kind: Kind = 'demand',
): FormFields {
  const issues = listingForm(category, kind).safeParse(fields).error?.issues ?? [];
  const wrong = issues.map(({ path }) => path.join('.'));
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) =>
        !wrong.some((path) => name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`)),
    ),
  );
}

/** Whether the values already contain all prefilled ones. */
export function describeWishes(values: FormFields, wishes: FormFields): boolean {
  return Object.entries(wishes).every(([name, value]) => String(values[name] ?? '') === String(value));
}
