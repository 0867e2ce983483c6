import { z } from 'zod';
import {
  type AttributeValues,
  type Kind,
  conditions,
  hands,
  kinds,
  priceTypes,
  wears,
} from '../catalogue/contract.ts';
import { attributeValueSchema, categoryForm, importedCategory } from '../catalogue/index.ts';
import { pieces, placeShown, swapSizeLength } from '../listings/contract.ts';
import { type SourceListing, importedBrand, leafOf, titleOf, withOriginalWords } from './shared-fields.ts';
import * as shared from './shared-fields.ts';

const wish = z.object({
  wants: shared.oneLine(1, 300),
  category: shared.category.nullish(),
  size: shared.oneLine(swapSizeLength.min, swapSizeLength.max).nullish(),
  hand: z.enum(hands).nullish(),
});

const fields = z.object({
  id: shared.id,
  kind: z.enum(kinds),
  state: z.enum(['active', 'reserved']).nullish(),
  category: shared.category,
  title: shared.title,
  description: shared.description,
  brand: shared.brand,
  line: shared.oneLine(1, 60).nullish(),
  attributes: z.record(z.string(), z.unknown()).nullish(),
  condition: z.enum(conditions).nullish(),
  wear: z.enum(wears).nullish(),
  priceType: z.enum(priceTypes),
  price: shared.price,
  quantity: z.int().min(pieces.min).max(pieces.max).nullish(),
  swap: wish.nullish(),
  municipality: shared.placeName,
  district: shared.placeName.nullish(),
  psc: z
    .string()
    .regex(/^\d{3} ?\d{2}$/)
    .nullish(),
  locationPrecision: z.enum(placeShown).nullish(),
  inserted: shared.moment.nullish(),
  daysAgo: z.number().min(0).max(10_000).nullish(),
  advertiser: shared.advertiser,
});

/** A line in our own format, like the demo listings: `municipality` and typed attributes. */
export const ownLine = fields.superRefine(shared.checkPrice).superRefine(checkWear);
export type OwnLine = z.output<typeof ownLine>;

function checkWear({ condition, wear }: z.output<typeof fields>, context: z.RefinementCtx): void {
  if (!wear || condition === 'used') return;
  context.addIssue({ code: 'custom', path: ['wear'], message: 'only what is used has a wear' });
}

/** Converts a line of this shape, or returns what is wrong with its attributes. */
export function fromOwn(line: OwnLine): SourceListing | string {
  const { kind, swap, condition, wear } = line;
  const { title, whole } = titleOf(line.title);
  const category = leafOf(line.category, { kind, title, description: line.description });
  const attributes = attributesOf(line.attributes ?? {}, category, kind);
  if (typeof attributes === 'string') return attributes;
  const priced = shared.priceOf(line);
  return {
    reference: line.id,
    kind,
    state: line.state ?? 'active',
    category,
    title,
    description: withOriginalWords(line.description, [...whole, ...priced.kept]),
    ...importedBrand(line.brand),
    model: line.line ?? undefined,
    condition: condition ?? undefined,
    wear: wear ?? undefined,
    attributes,
    priceType: line.priceType,
    price: priced.price,
    quantity: line.quantity ?? undefined,
    swap: Boolean(swap),
    swapWants: swap?.wants,
    swapCategory: swap?.category ? importedCategory(swap.category) : undefined,
    swapSize: swap?.size ?? undefined,
    swapHand: swap?.hand ?? undefined,
    place: {
      name: line.municipality,
      district: line.district ?? undefined,
      postcode: line.psc?.replace(' ', ''),
    },
    placeShown: line.locationPrecision ?? 'district',
    inserted: line.inserted ?? { daysAgo: line.daysAgo ?? 0 },
    advertiser: line.advertiser ?? undefined,
  };
}

/** Each attribute must belong to the category and have its type; missing ones are allowed. */
function attributesOf(
  given: Record<string, unknown>,
  category: string,
  kind: Kind,
): AttributeValues | string {
  const asked = categoryForm(category)?.attributes ?? [];
  const attributes: AttributeValues = {};
  for (const [key, value] of Object.entries(given)) {
    if (value === null) continue;
    const definition = asked.find((each) => each.key === key);
    if (!definition) return `attributes: ${category} has no ${key}`;
    const read = attributeValueSchema(definition, kind).safeParse(value);
    if (!read.success) return shared.issuesOf(read.error, ['attributes', key]);
    if (read.data !== undefined) attributes[key] = read.data;
  }
  return attributes;
}
