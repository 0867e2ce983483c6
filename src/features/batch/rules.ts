import type { AttributeDefinition, AttributeRules } from '../catalogue/contract.ts';
import { readPrice } from '../listings/rules.ts';
import type { FormValues } from '../listings/contract.ts';

/** Fields entered once for all rows; `discount` is not a listing field and is appended to the description. */
export const sharedFields = [
  'place',
  'placeName',
  'placeDistrict',
  'placeShown',
  'attributes.handover',
  'condition',
  'wear',
  'publicName',
] as const;

type Value = FormValues[string];
const textOf = (value: Value | undefined): string => [value ?? ''].flat().join('\n').trim();

/** Applies changed shared facts to a row, except fields with a value of their own. */
export function withShared(row: FormValues, before: FormValues, after: FormValues): FormValues {
  const takes = (name: string) =>
    textOf(row[name]) === '' || (textOf(before[name]) !== '' && textOf(row[name]) === textOf(before[name]));
  const places = ['place', 'placeName', 'placeDistrict'];
  const ownPlace = places.some((name) => !takes(name));
  // Wear belongs to used items only: a row with another condition takes none.
  const ownCondition = !takes('condition') && textOf(row.condition) !== 'used';
  const taken = sharedFields.filter((name) => {
    if (places.includes(name)) return !ownPlace;
    return takes(name) && !(name === 'wear' && ownCondition);
  });
  const values = {
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !taken.some((each) => each === name))),
    ...Object.fromEntries(taken.flatMap((name) => (textOf(after[name]) ? [[name, after[name] ?? '']] : []))),
  };
  const description = describedBy(textOf(row.description), before, after);
  return { ...values, ...(description ? { description } : { description: '' }) };
}

function describedBy(written: string, before: FormValues, after: FormValues): string {
  const ending = textOf(before.discount);
  const bare = ending && written.endsWith(ending) ? written.slice(0, -ending.length).trim() : written;
  const own = bare === textOf(before.description) ? '' : bare;
  return [own || textOf(after.description), textOf(after.discount)].filter(Boolean).join('\n\n');
}

/** The attributes a row shows for its category: side, size, flex and everything required for publishing. */
export function rowAttributes({ attributes }: Pick<AttributeRules, 'attributes'>) {
  const required = attributes.filter((each) => each.required);
  const hand = required.find(({ key }) => key === 'hand');
  const size = required.find((each) => each !== hand && each.type !== 'multi');
  const others = required.filter(
    (each) =>
      each !== hand &&
      each !== size &&
      (each.requiredGroup === undefined || each.requiredGroup !== size?.requiredGroup),
  );
  const flex: AttributeDefinition | undefined = attributes.find(({ key }) => key === 'flexMm');
  return { hand, size, flex, others };
}

/** Parses a price cell: an amount, or a word for price types without one. */
export function priceFields(typed: string): FormValues {
  const word = typed.trim().toLowerCase();
  if (word.startsWith('dohod')) return { priceType: 'agreement', price: '' };
  if (/^(zdarma|za odvoz)/.test(word)) return { priceType: 'free', price: '' };
  const amount = readPrice(typed);
  return { priceType: 'fixed', price: Number.isInteger(amount) ? String(amount) : typed };
}

export function pricedAs({ priceType, price }: FormValues): string {
  if (priceType === 'agreement') return 'dohodou';
  return priceType === 'free' ? 'zdarma' : textOf(price);
}

const unreadSentences = {
  condition: (cell: string) => `Stavu „${cell}“ nerozumíme`,
  place: (cell: string) => `Obec „${cell}“ neznáme, nebo je jich víc`,
};

/** The value of a row that keeps a cell which its field does not understand. */
export const unreadField = (name: keyof typeof unreadSentences) => `unread.${name}`;

/** Sentences about cells of the table that no field understands, until those fields are filled in. */
export function unreadNotes(values: FormValues): string[] {
  const filled = {
    condition: textOf(values.condition),
    place: textOf(values.place) || textOf(values.placeName),
  };
  return (['condition', 'place'] as const).flatMap((name) => {
    const cell = textOf(values[unreadField(name)]);
    return cell === '' || filled[name] !== '' ? [] : [unreadSentences[name](cell)];
  });
}

/** The municipality that all rows have; undefined when any row has none or another. */
export function commonPlace(rows: readonly FormValues[]): string | undefined {
  const [place = '', ...others] = new Set(rows.map((row) => textOf(row.place)));
  return place === '' || others.length > 0 ? undefined : place;
}

/** Distributes photos of the pile to rows in order, `each` per row; rows that have photos are skipped. */
export function spread(
  photoIds: readonly string[],
  rows: readonly { id: string; photos: readonly unknown[] }[],
  each: number,
): { photoId: string; rowId: string }[] {
  const bare = rows.filter(({ photos }) => photos.length === 0);
  return photoIds.flatMap((photoId, index) => {
    const row = bare[Math.floor(index / each)];
    return row ? [{ photoId, rowId: row.id }] : [];
  });
}
