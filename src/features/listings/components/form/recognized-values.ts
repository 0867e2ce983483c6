import { fold } from '../../../../contract/fold.ts';
import { type FormFields, fieldList, fieldText } from '../../../../ui/forms/form-fields.ts';
import { readPrice } from '../../price-text.ts';

/** What a title says of one field, in words and as the form sends it. */
export type RecognizedValue = { name: string; value: string | string[]; label: string; text: string };

/** Fields of which any one says that the answer is given already. */
const together: Record<string, readonly string[]> = {
  brand: ['brand', 'brandName', 'brandText'],
  place: ['place', 'placeName', 'placeDistrict'],
};

/** Those whose fields nobody has filled yet: what somebody wrote is never replaced. */
export function openValues(
  fields: FormFields,
  recognized: readonly RecognizedValue[],
): readonly RecognizedValue[] {
  return recognized.filter(({ name }) => isAsked(fields, name) && !isFilled(fields, name));
}

/** Those whose fields say something else: whose they are decides. */
export function differingValues(
  fields: FormFields,
  recognized: readonly RecognizedValue[],
): readonly RecognizedValue[] {
  return recognized.filter(
    (each) => isAsked(fields, each.name) && isFilled(fields, each.name) && !agrees(fields, each),
  );
}

/** The fields with these values in the place of whatever they said. */
export function replaceValues(fields: FormFields, values: readonly RecognizedValue[]): FormFields {
  const gone = new Set(values.flatMap(({ name }) => together[name] ?? [name]));
  return Object.fromEntries([
    ...Object.entries(fields).filter(([name]) => !gone.has(name)),
    ...values.map(({ name, value }) => [name, value]),
  ]);
}

/** A price by agreement has no amount, and only used things are worn. */
function isAsked(fields: FormFields, name: string): boolean {
  if (name === 'price') return ['', 'fixed'].includes(fieldText(fields, 'priceType'));
  return name !== 'wear' || ['', 'used'].includes(fieldText(fields, 'condition'));
}

function isFilled(fields: FormFields, name: string): boolean {
  return (together[name] ?? [name]).some((each) =>
    fieldList(fields, each).some((text) => text.trim() !== ''),
  );
}

function agrees(fields: FormFields, { name, value, text }: RecognizedValue): boolean {
  const said = fieldList(fields, name).map((each) => each.trim().replace(',', '.'));
  // A model may be named more closely than the line that the title tells.
  if (name === 'model') return fold(said.join(' ')).includes(fold(text));
  if (name === 'price') return String(readPrice(said.join())) === value;
  if (name === 'place' && said.join('') === '') return fold(fieldText(fields, 'placeName')) === fold(text);
  return said.toSorted().join() === [value].flat().toSorted().join();
}
