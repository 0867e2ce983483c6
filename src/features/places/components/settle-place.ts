import { type FieldErrorMessages, type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';

/** The name and district a place had when it was chosen; submitted in the form beside its code. */
export const placeFor = (name: string, districtCode: string) => `${name}|${districtCode}`;

const placeFields = new Set(['place', 'placeFor', 'placeName', 'placeDistrict']);

/**
 * Reduces the fields to either the code of a chosen place, or the typed name with its district. Without JavaScript
 * the code stays in the form when the name is edited by hand; in that case the name wins.
 */
export function settlePlace(fields: FormFields): FormFields {
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !placeFields.has(name)));
  const name = fieldText(fields, 'placeName').trim();
  const district = fieldText(fields, 'placeDistrict');
  const [chosenName, chosenDistrict] = fieldText(fields, 'placeFor').split('|');
  const still = name === chosenName && (district === '' || district === chosenDistrict);
  if (fieldText(fields, 'place') && still) return { ...rest, place: fieldText(fields, 'place') };
  return { ...rest, placeName: name, placeDistrict: district };
}

/**
 * Moves errors of the place to the field people see, the typed name. An error of the district goes there too as long
 * as the form does not ask for a district.
 */
export function placeErrors<Sentences extends FieldErrorMessages[string]>(
  { place, placeDistrict, ...errors }: Record<string, Sentences>,
  asksForDistrict = true,
): Record<string, Sentences> {
  const ofName = errors.placeName ?? place ?? (asksForDistrict ? undefined : placeDistrict);
  return {
    ...errors,
    ...(ofName ? { placeName: ofName } : {}),
    ...(placeDistrict && asksForDistrict ? { placeDistrict } : {}),
  };
}
