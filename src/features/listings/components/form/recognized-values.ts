import { type FormFields, fieldText } from '../../../../ui/forms/form-fields.ts';

/** What a title says of one field, in words and as the form sends it. */
export type RecognizedValue = { name: string; value: string | string[]; label: string; text: string };

/** Fields of which any one says that the answer is given already. */
const together: Record<string, readonly string[]> = {
  brand: ['brand', 'brandName', 'brandText'],
  place: ['place', 'placeName'],
};

/** Those whose fields nobody has filled yet: what somebody wrote is never replaced. */
export function openValues(
  fields: FormFields,
  recognized: readonly RecognizedValue[],
): readonly RecognizedValue[] {
  const said = (name: string) => [fields[name] ?? ''].flat().some((each) => each.trim() !== '');
  const counts = (name: string) => {
    if (name === 'price') return ['', 'fixed'].includes(fieldText(fields, 'priceType'));
    return name !== 'wear' || ['', 'used'].includes(fieldText(fields, 'condition'));
  };
  return recognized.filter(({ name }) => counts(name) && !(together[name] ?? [name]).some(said));
}
