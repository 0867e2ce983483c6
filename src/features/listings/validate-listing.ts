import { type FieldErrors, type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { categoryBySlug, categoryForm } from '../catalogue/index.ts';
import { districtByCode, type ResolvedPlace, resolvePlace } from '../places/index.ts';
import type { FormValues } from './contract.ts';
import { type ListingFields, listingForm } from './form.ts';
import { normalizeLine } from '../../contract/normalize-text.ts';

export type CheckedListing = { fields: ListingFields; place: ResolvedPlace };

/** Validates a whole form including its place; reports every invalid field at once. */
export async function validateListing(
  db: Database,
  kind: Kind,
  values: FormValues,
): Promise<CheckedListing | Refusal<'invalid-input'>> {
  const read = listingForm(categoryForm(text(values.category)), kind).safeParse(values);
  const place = await placeOf(db, values);
  const wrong: FieldErrors = {};
  const wished = read.data?.swapCategory;
  if (wished && !categoryBySlug(wished)) wrong.swapCategory = [validationMessages.notSelected];
  else if (read.success && place && 'placeName' in place) return { fields: read.data, place };
  for (const { path, message } of read.error?.issues ?? []) (wrong[path.join('.')] ??= []).push(message);
  return refuse('invalid-input', {
    fields: place && 'wrong' in place ? { ...place.wrong, ...wrong } : wrong,
  });
}

/** Undefined when no place was given; the form's schema reports that. */
async function placeOf(
  db: Database,
  values: FormValues,
): Promise<ResolvedPlace | { wrong: FieldErrors } | undefined> {
  const code = text(values.place);
  if (code)
    return (
      (await resolvePlace(db, { placeCode: code })) ?? { wrong: { place: [validationMessages.notSelected] } }
    );
  const name = text(values.placeName);
  const districtCode = text(values.placeDistrict);
  if (!name || !districtCode) return undefined;
  const place = await resolvePlace(db, { name, districtCode });
  if (place) return place;
  const knownDistrict = districtByCode(districtCode) !== undefined;
  return {
    wrong: knownDistrict
      ? { placeName: ['Napiš jen název obce.'] }
      : { placeDistrict: [validationMessages.notSelected] },
  };
}

function text(value: string | string[] | undefined): string {
  return normalizeLine((Array.isArray(value) ? value.at(-1) : value) ?? '');
}
