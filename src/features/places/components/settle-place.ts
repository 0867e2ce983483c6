import { type FieldSentences, type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';

/** What a chosen place was called when it was chosen; kept in the form beside its code. */
export const placeFor = (name: string, districtCode: string) => `${name}|${districtCode}`;

const ofPlace = new Set(['place', 'placeFor', 'placeName', 'placeDistrict']);

/**
 * Leaves either the code of a chosen place, or the typed name with its district. Without JavaScript the code stays
 * in the form when the name is rewritten by hand; then the name counts.
 */
export function settlePlace(fields: FormFields): FormFields {
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !ofPlace.has(name)));
  const name = fieldText(fields, 'placeName').trim();
  const district = fieldText(fields, 'placeDistrict');
  const [chosenName, chosenDistrict] = fieldText(fields, 'placeFor').split('|');
  const still = name === chosenName && (district === '' || district === chosenDistrict);
  if (fieldText(fields, 'place') && still) return { ...rest, place: fieldText(fields, 'place') };
  return { ...rest, placeName: name, placeDistrict: district };
}

/**
 * The field a person sees is the typed name; what is wrong with the place belongs to it. So does a missing district
 * for as long as the form does not ask for one.
 */
export function placeErrors<Sentences extends FieldSentences[string]>(
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
