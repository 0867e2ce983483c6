import { z } from 'zod';
import { validationMessages } from '../../contract/validation-messages.ts';
import { publicName } from '../accounts/contract.ts';
import {
  type AttributeValues,
  type CategoryForm,
  type Kind,
  type PriceType,
  conditions,
  hands,
  otherBrand,
  wears,
} from '../catalogue/contract.ts';
import { type FieldValues, attributesFromForm, attributesSchema } from '../catalogue/rules.ts';
import { descriptionLength, pieces, placeShown, priceCzk, swapSizeLength, titleLength } from './contract.ts';
import { demandTitle } from './demand-title.ts';
import { readPrice } from './price-text.ts';
import { normalizeLine, normalizeText } from '../../contract/normalize-text.ts';

/** Zero-width characters do not count as text. */
const visible = { pattern: /[\p{L}\p{N}]/u, error: validationMessages.required };

export const freeIsNoSwap =
  'Zdarma znamená, že za to nic nechceš. K výměně zvol cenu Dohodou, nebo výměnu vypni.';

/** Parsed values of a listing form; places are validated on the server only. */
export type ListingFields = z.output<ReturnType<typeof fieldsOf>> & { kind: Kind };

/**
 * The single schema of the listing form, for browser and server. It takes raw fields (`1 490 Kč`, `42,5`, `on`,
 * an array for a repeated name), returns typed values, and reports every invalid field at once. Without a
 * category, attributes are not validated. Attributes of other categories, preserved in a draft, are ignored. A
 * demand without a title gets a generated one.
 */
export function listingForm(
  category: CategoryForm | undefined,
  kind: Kind,
): z.ZodType<ListingFields, FieldValues> {
  return z.custom<FieldValues>().transform((values, context) => {
    const read = fieldsOf(values, category, kind).safeParse(rawOf(values, category, kind));
    if (read.success) return { ...read.data, kind };
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
}

/** Which fields are required depends on other answers: wear on condition, amount on price type. */
function fieldsOf(values: FieldValues, category: CategoryForm | undefined, kind: Kind) {
  const has = (name: string) => lastOf(values[name]) !== undefined;
  const offer = kind === 'offer';
  const chosen = (name: string) => lastOf(values[name]);
  const brands = category?.brands.map(({ slug }) => slug) ?? [];
  const brandCounts = brands.length > 0 && (has('brand') || (offer && category?.requiresBrand === true));
  const hasCondition = offer && category?.hasCondition !== false;
  const swaps = offer && isTicked(chosen('swap'));
  const typedPlace = !has('place') && (has('placeName') || has('placeDistrict'));
  return z.object({
    category: z.enum(category ? [category.slug] : []),
    brand: when(z.enum(brands), brandCounts),
    brandText: when(line(2, 40), brandCounts && chosen('brand') === otherBrand),
    model: line(1, 60).optional(),
    title: line(titleLength.min, titleLength.max),
    description: z
      .string()
      .transform(normalizeText)
      .pipe(z.string().min(descriptionLength.min).max(descriptionLength.max).regex(visible.pattern, visible)),
    condition: when(z.enum(conditions), hasCondition),
    wear: when(z.enum(wears), hasCondition && chosen('condition') === 'used'),
    wantedConditions: when(z.array(z.enum(conditions)).optional(), !offer && category?.hasCondition === true),
    attributes: category
      ? attributesSchema(category, kind)
      : z.unknown().transform((): AttributeValues => ({})),
    // An item cannot be both free and a swap; listings published before this rule stay valid.
    priceType: z
      .enum(priceTypesOf(kind))
      .refine((type) => !(swaps && type === 'free'), { error: freeIsNoSwap }),
    price: when(
      z
        .int()
        .gt(priceCzk.min - 1)
        .lt(priceCzk.max + 1),
      chosen('priceType') === 'fixed',
    ),
    quantity: when(
      z
        .int()
        .gt(pieces.min - 1)
        .lt(pieces.max + 1)
        .optional(),
      hasCondition,
    ),
    swap: z.boolean(),
    swapWants: when(line(3, 300), swaps),
    swapCategory: when(z.string().optional(), swaps),
    swapSize: when(line(swapSizeLength.min, swapSizeLength.max).optional(), swaps),
    swapHand: when(z.enum(hands).optional(), swaps),
    place: when(z.string({ error: validationMessages.notSelected }), !typedPlace),
    placeName: when(line(2, 60), typedPlace),
    placeDistrict: when(z.string({ error: validationMessages.notSelected }), typedPlace),
    placeShown: z.enum(placeShown).default('district'),
    publicName: publicName.optional(),
  });
}

function priceTypesOf(kind: Kind): PriceType[] {
  return kind === 'offer' ? ['fixed', 'agreement', 'free'] : ['fixed', 'agreement'];
}

/** Applies the schema when the field is asked for; ignores its value otherwise. */
function when<T extends z.ZodType>(schema: T, asked: boolean) {
  return asked
    ? schema
    : z
        .unknown()
        .transform(() => undefined)
        .optional();
}

function line(min: number, max: number) {
  return z
    .string()
    .transform(normalizeLine)
    .pipe(z.string().min(min).max(max).regex(visible.pattern, visible));
}

function rawOf(values: FieldValues, category: CategoryForm | undefined, kind: Kind): Record<string, unknown> {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, lastOf(value)]));
  return {
    ...texts,
    title: texts.title ?? (category && kind === 'demand' ? demandTitle(category, values) : undefined),
    wantedConditions: wantedConditions(values),
    price: texts.price === undefined ? undefined : readPrice(texts.price),
    quantity:
      texts.quantity === undefined ? undefined : readPrice(texts.quantity.replace(/\s*ks\.?\s*$/i, '')),
    swap: kind === 'offer' && isTicked(texts.swap),
    attributes: category ? ownAttributes(category, kind, values) : {},
  };
}

/** Accepting every condition equals accepting any. */
function wantedConditions({ wantedConditions: ticked }: FieldValues): string[] | undefined {
  const wanted = [ticked ?? []].flat().filter((id) => id !== '');
  const every = conditions.every((id) => wanted.includes(id));
  return wanted.length === 0 || every ? undefined : wanted;
}

function ownAttributes(category: CategoryForm, kind: Kind, values: FieldValues): Record<string, unknown> {
  const read = attributesFromForm(category, kind, values);
  return Object.fromEntries(
    category.attributes.flatMap(({ key }) => (key in read ? [[key, read[key]]] : [])),
  );
}

/** The last value of a repeated field; blank text counts as missing. */
function lastOf(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value.at(-1) : value;
  return text?.trim() ? text : undefined;
}

function isTicked(text: string | undefined): boolean {
  return text !== undefined && ['on', 'true', 'yes', '1'].includes(text);
}
