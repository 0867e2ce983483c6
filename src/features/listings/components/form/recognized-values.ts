import { fold } from '../../../../contract/fold.ts';
import { type FormFields, fieldList, fieldText } from '../../../../ui/forms/form-fields.ts';
import { readPrice } from '../../price-text.ts';

/** What a text says of one field, in words and as the form sends it. */
export type RecognizedValue = { name: string; value: string | string[]; label: string; text: string };

/** What was understood of a text, and what else it offers. */
export type Recognized = {
  category?: string | undefined;
  values: readonly RecognizedValue[];
  others: readonly string[];
};

/** What a button asks for: `fill` fills all that is open, `take:price` one field, `clear:price` empties it. */
export const isFilling = (intent: string): boolean => /^(fill$|take:|clear:)/.test(intent);

const ofBrand = ['brand', 'brandName', 'brandText'];
/** Fields of which any one says that the answer is given already. */
const together: Record<string, readonly string[]> = {
  brand: ofBrand,
  brandText: ofBrand,
  place: ['place', 'placeName', 'placeDistrict'],
};
/** Fields with another id than their name. */
const fieldIds: Record<string, string> = { place: 'placeName' };

export const fieldIdOf = ({ name }: RecognizedValue): string => fieldIds[name] ?? name;

/** What the form says as the text does, what it says otherwise, and what it leaves open: nothing written is replaced unasked. */
export function valuesByState(fields: FormFields, recognized: readonly RecognizedValue[]) {
  const asked = recognized.filter(({ name }) => isAsked(fields, name));
  const filled = asked.filter(({ name }) => isFilled(fields, name));
  return {
    agreeing: filled.filter((each) => agrees(fields, each)),
    differing: filled.filter((each) => !agrees(fields, each)),
    open: asked.filter(({ name }) => !isFilled(fields, name)),
  };
}

/** The fields with these values in the place of whatever they said. */
export function replaceValues(fields: FormFields, values: readonly RecognizedValue[]): FormFields {
  const rest = values.reduce((left, { name }) => withoutValue(left, name), fields);
  return { ...rest, ...Object.fromEntries(values.map(({ name, value }) => [name, value])) };
}

/** The fields with nothing said of this one. */
export function withoutValue(fields: FormFields, name: string): FormFields {
  const gone = new Set(together[name] ?? [name]);
  return Object.fromEntries(Object.entries(fields).filter(([each]) => !gone.has(each)));
}

/** A price by agreement has no amount, and only used things are worn. */
function isAsked(fields: FormFields, name: string): boolean {
  if (name === 'price') return ['', 'fixed'].includes(fieldText(fields, 'priceType'));
  return name !== 'wear' || ['', 'used'].includes(fieldText(fields, 'condition'));
}

function isFilled(fields: FormFields, name: string): boolean {
  // An amount is what the form begins with; without one, nothing is said yet.
  if (name === 'priceType' && fieldText(fields, 'priceType') === 'fixed')
    return fieldText(fields, 'price') !== '';
  return (together[name] ?? [name]).some((each) =>
    fieldList(fields, each).some((text) => text.trim() !== ''),
  );
}

function agrees(fields: FormFields, { name, value, text }: RecognizedValue): boolean {
  const said = fieldList(fields, name).map((each) => oneKindOfLines(each).trim());
  // A model may be named more closely than the line that the text tells.
  if (name === 'model') return fold(said.join(' ')).includes(fold(text));
  if (name === 'price') return String(readPrice(said.join())) === value;
  if (name === 'place' && said.join('') === '') return fold(fieldText(fields, 'placeName')) === fold(text);
  const isNumber = name.startsWith('attributes.');
  const written = said.map((each) => (isNumber ? each.replace(',', '.') : each));
  const wanted = [value].flat().map((each) => (isNumber ? each.replace(',', '.') : each));
  return written.toSorted().join('\n') === wanted.toSorted().join('\n');
}

const oneKindOfLines = (text: string) => text.replaceAll('\r\n', '\n');
