import { fold } from '../../../../contract/fold.ts';
import { type FormFields, fieldList, fieldText } from '../../../../ui/forms/form-fields.ts';
import { readPrice } from '../../price-text.ts';

/** A value recognized for one field, as displayed and as submitted by the form; `unsure` is only an estimate. */
export type RecognizedValue = {
  name: string;
  value: string | string[];
  label: string;
  text: string;
  unsure?: boolean | undefined;
};

/** The recognized values of a text and further suggestions. */
export type Recognized = {
  category?: string | undefined;
  values: readonly RecognizedValue[];
  others: readonly string[];
  /** Whether the text asks for something; then nothing is filled unasked. */
  wanted: boolean;
  /** Whether the text contains a contact. */
  contact: boolean;
};

/**
 * Whether a button's value is a fill intent: `fill` fills all open fields, `take:price` one field, `clear:price`
 * empties it.
 */
export const isFillIntent = (intent: string): boolean => /^(fill$|take:|clear:)/.test(intent);

const ofBrand = ['brand', 'brandName', 'brandText'];
/** Groups of fields of which any one answers the question. */
const together: Record<string, readonly string[]> = {
  brand: ofBrand,
  brandText: ofBrand,
  place: ['place', 'placeName', 'placeDistrict'],
};
/** Fields whose id differs from their name. */
const fieldIds: Record<string, string> = { place: 'placeName' };

export const fieldIdOf = ({ name }: RecognizedValue): string => fieldIds[name] ?? name;

/**
 * Splits recognized values into those equal to the form, those that differ, and those for empty fields; existing
 * input is never overwritten unasked.
 */
export function valuesByState(fields: FormFields, recognized: readonly RecognizedValue[]) {
  const asked = recognized.filter(({ name }) => isAsked(fields, name));
  const filled = asked.filter(({ name }) => isFilled(fields, name));
  return {
    agreeing: filled.filter((each) => agrees(fields, each)),
    differing: filled.filter((each) => !agrees(fields, each)),
    open: asked.filter(({ name }) => !isFilled(fields, name)),
  };
}

/** Replaces the fields with these values, including related fields. */
export function replaceValues(fields: FormFields, values: readonly RecognizedValue[]): FormFields {
  const rest = values.reduce((left, { name }) => withoutValue(left, name), fields);
  return { ...rest, ...Object.fromEntries(values.map(({ name, value }) => [name, value])) };
}

/** Removes this field and its related fields. */
export function withoutValue(fields: FormFields, name: string): FormFields {
  const gone = new Set(together[name] ?? [name]);
  return Object.fromEntries(Object.entries(fields).filter(([each]) => !gone.has(each)));
}

/** A negotiable price has no amount, and only used items have wear. */
function isAsked(fields: FormFields, name: string): boolean {
  if (name === 'price') return ['', 'fixed'].includes(fieldText(fields, 'priceType'));
  return name !== 'wear' || ['', 'used'].includes(fieldText(fields, 'condition'));
}

function isFilled(fields: FormFields, name: string): boolean {
  // The default „fixed“ without an amount is not an answer yet.
  if (name === 'priceType' && fieldText(fields, 'priceType') === 'fixed')
    return fieldText(fields, 'price') !== '';
  return (together[name] ?? [name]).some((each) =>
    fieldList(fields, each).some((text) => text.trim() !== ''),
  );
}

function agrees(fields: FormFields, { name, value, text }: RecognizedValue): boolean {
  const said = fieldList(fields, name).map((each) => oneKindOfLines(each).trim());
  // The typed model may be more specific than the recognized line.
  if (name === 'model') return fold(said.join(' ')).includes(fold(text));
  if (name === 'price') return String(readPrice(said.join())) === value;
  if (name === 'place' && said.join('') === '') return fold(fieldText(fields, 'placeName')) === fold(text);
  const isNumber = name.startsWith('attributes.');
  const written = said.map((each) => (isNumber ? each.replace(',', '.') : each));
  const wanted = [value].flat().map((each) => (isNumber ? each.replace(',', '.') : each));
  return written.toSorted().join('\n') === wanted.toSorted().join('\n');
}

const oneKindOfLines = (text: string) => text.replaceAll('\r\n', '\n');
