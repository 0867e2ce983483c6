import { type FieldErrors, type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { JsonValue } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { CategoryForm, Choice, Kind } from '../catalogue/contract.ts';
import {
  attributeField,
  categoryById,
  categoryBySlug,
  categoryForm,
  currentAttributes,
  currentFields,
} from '../catalogue/index.ts';
import { districtByCode, type ResolvedPlace, resolvePlace } from '../places/index.ts';
import { attributesOf } from './card.ts';
import type { FormValues } from './contract.ts';
import { type ListingFields, listingForm } from './form.ts';
import { normalizeLine } from '../../contract/normalize-text.ts';

export type CheckedListing = { fields: ListingFields; place: ResolvedPlace };

/**
 * Validates a whole form including its place; reports every invalid field at once. What was merged is read as what it is
 * today, and what is hidden is refused unless the listing `before` an edit has it.
 */
export async function validateListing(
  db: Database,
  kind: Kind,
  sent: FormValues,
  before?: { category_id: number; attributes: JsonValue },
): Promise<CheckedListing | Refusal<'invalid-input'>> {
  const values = currentFields(sent);
  const category = categoryForm(text(values.category));
  const read = listingForm(category, kind).safeParse(values);
  const place = await placeOf(db, values);
  const wrong: FieldErrors = category && read.success ? hiddenIn(category, read.data, before) : {};
  const wished = read.data?.swapCategory;
  if (wished && !categoryBySlug(wished)) wrong.swapCategory = [validationMessages.notSelected];
  else if (read.success && place && 'placeName' in place && Object.keys(wrong).length === 0)
    return { fields: read.data, place };
  for (const { path, message } of read.error?.issues ?? []) (wrong[path.join('.')] ??= []).push(message);
  return refuse('invalid-input', {
    fields: place && 'wrong' in place ? { ...place.wrong, ...wrong } : wrong,
  });
}

/** What admins have hidden from new listings. */
function hiddenIn(
  { id, hidden, attributes: definitions }: CategoryForm,
  { attributes }: ListingFields,
  before: { category_id: number; attributes: JsonValue } | undefined,
): FieldErrors {
  const had = before && currentAttributes(attributesOf(before));
  const wrong = definitions.flatMap(({ key, choices = [] }): [string, string[]][] => {
    const values = [attributes[key]].flat();
    const kept = [had?.[key]].flat();
    const isRefused = (choice: Choice) =>
      choice.hidden && values.includes(choice.id) && !kept.includes(choice.id);
    const labels = choices.filter(isRefused).map(({ label }) => `„${label}“`);
    return labels.length > 0
      ? [[attributeField(key), [`${labels.join(', ')} už nenabízíme. Vyber něco jiného.`]]]
      : [];
  });
  const isKept = before && categoryById(before.category_id)?.id === id;
  return {
    ...(hidden && !isKept ? { category: ['Tuto kategorii už nenabízíme. Vyber jinou.'] } : {}),
    ...Object.fromEntries(wrong),
  };
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
