import { z } from 'zod';
import { fold } from '../../contract/fold.ts';
import {
  type AttributeDefinition,
  type AttributeValue,
  type AttributeValues,
  conditions,
  type Kind,
  kinds,
  priceTypes,
} from '../catalogue/contract.ts';
import { attributeValueSchema, categoryForm } from '../catalogue/index.ts';
import * as shared from './shared-fields.ts';
import { importedBrand, leafOf, titleOf, withOriginalWords, type SourceListing } from './shared-fields.ts';

type CorpusAttributes = {
  length_cm?: number | null | undefined;
  flex?: number | null | undefined;
  hand?: 'L' | 'P' | null | undefined;
  shoe_size?: number | null | undefined;
  size?: string | null | undefined;
};

type Listing = { kind: Kind; category: string; text: string };

const hands = { L: { value: 'left', word: 'levá' }, P: { value: 'right', word: 'pravá' } } as const;
const sizeKeys = ['goalieSize', 'clothingSize', 'sockSizeEu', 'kneepadSize', 'gloveSize', 'maskSize'];
const sizeAliases: Record<string, string> = { jr: 'junior', sr: 'senior', '2xl': 'xxl', xxxl: '3xl' };
const czech = new Intl.NumberFormat('cs', { useGrouping: false });

/**
 * Maps the five facts of a line to attributes of the catalogue. Facts that the category does not have, or not with
 * such a value, are returned as text.
 */
export function corpusAttributes(
  facts: CorpusAttributes,
  listing: Listing,
): { attributes: AttributeValues; kept: string[] } {
  const attributes: AttributeValues = {};
  const leftovers: string[] = [];
  const asked = categoryForm(listing.category)?.attributes ?? [];
  const keep = (keys: readonly string[], value: string | number, word: string) => {
    const fitting = asked.flatMap((definition) => {
      const read = keys.includes(definition.key) ? fittingValue(definition, listing.kind, value) : undefined;
      return read === undefined ? [] : [[definition.key, read] as const];
    });
    const [first] = fitting;
    if (first) attributes[first[0]] = first[1];
    else leftovers.push(word);
  };
  const { length_cm: length, flex, hand, shoe_size: shoe, size } = facts;
  if (length) keep(lengthKeys(length, listing.text), length, `délka ${czech.format(length)} cm`);
  if (flex) keep(['flexMm'], flex, `flex ${czech.format(flex)}`);
  if (hand) keep(['hand'], hands[hand].value, `strana ${hands[hand].word}`);
  if (shoe) keep(['shoeSizeEu'], shoe, `velikost bot ${czech.format(shoe)}`);
  if (size?.trim()) keep(sizeKeys, sizeOf(size), `velikost ${size.trim()}`);
  return { attributes, kept: leftovers };
}

/** Usually the shaft; a number too long for one, or called the total in the text, is the whole stick. */
function lengthKeys(length: number, text: string): string[] {
  return saysTotal(text, length) ? ['totalLengthCm'] : ['shaftLengthCm', 'totalLengthCm'];
}

function sizeOf(written: string): string {
  const folded = fold(written.trim());
  return sizeAliases[folded] ?? folded;
}

/** An offer states a value; a demand wants exactly this value. */
function fittingValue(
  definition: AttributeDefinition,
  kind: Kind,
  value: string | number,
): AttributeValue | undefined {
  const range = typeof value === 'number' ? { min: value, max: value } : [value];
  return attributeValueSchema(definition, kind).safeParse(kind === 'offer' ? value : range).data;
}

/**
 * Whether the text calls this number of centimetres the length including the blade: „celková délka 106“, „106 cm i s
 * čepelí“.
 */
function saysTotal(text: string, cm: number): boolean {
  const folded = fold(text);
  const before = new RegExp(`celk\\p{L}*[^\\d.!?]{0,12}${cm}(?!\\d)`, 'u');
  const after = new RegExp(`(?<!\\d)${cm} ?(?:cm)? ?(?:i s|s|vcetne) cepel`, 'u');
  return before.test(folded) || after.test(folded);
}

const measure = z.number().positive().max(1_000).nullish();

const fields = z.object({
  id: shared.id,
  kind: z.enum(kinds),
  category: shared.category,
  title: shared.title,
  description: shared.description,
  brand: shared.brand,
  condition: z.enum(conditions).nullish(),
  priceType: z.enum(priceTypes),
  price: shared.price,
  attributes: z
    .object({
      length_cm: measure,
      flex: measure,
      hand: z.enum(['L', 'P']).nullish(),
      shoe_size: measure,
      size: z.string().max(40).nullish(),
    })
    .nullish(),
  obec: shared.placeName,
  okres: shared.placeName.nullish(),
  kraj: shared.placeName.nullish(),
  inserted: shared.moment.nullish(),
  advertiser: shared.advertiser,
});

/** A line with the place in `obec`, `okres` and `kraj`, and five facts of the item in `attributes`. */
export const corpusLine = fields.superRefine(shared.checkPrice);
export type CorpusLine = z.output<typeof corpusLine>;

/** Converts a line of this shape. The municipality was public at the source, so it is shown here. */
export function fromCorpus(line: CorpusLine): SourceListing {
  const { kind, condition } = line;
  const { title, whole } = titleOf(line.title);
  const category = leafOf(line.category, { kind, title, description: line.description });
  const text = `${line.title}\n${line.description}`;
  const { attributes, kept } = corpusAttributes(line.attributes ?? {}, { kind, category, text });
  const priced = shared.priceOf(line);
  return {
    reference: line.id,
    kind,
    state: 'active',
    category,
    title,
    description: withOriginalWords(line.description, [...whole, ...kept, ...priced.kept]),
    ...importedBrand(line.brand),
    condition: condition ?? undefined,
    attributes,
    priceType: line.priceType,
    price: priced.price,
    swap: false,
    place: { name: line.obec, district: line.okres ?? undefined, region: line.kraj ?? undefined },
    placeShown: 'exact',
    inserted: line.inserted ?? { daysAgo: 0 },
    advertiser: line.advertiser ?? undefined,
  };
}
