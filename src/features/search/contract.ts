import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { choiceFilters, conditions, kinds, numberFilters, priceTypes, wears } from '../catalogue/contract.ts';
import { listingCard } from '../listings/contract.ts';
import { sorts } from './parameters.ts';

export { type Sort, sorts } from './parameters.ts';
export * from './suggest/contract.ts';

/** Minimum length of search text by the specification. */
export const searchMinLength = 3;
export const searchMaxLength = 200;
export const pageSize = 24;
export const radiiKm = [5, 10, 25, 50, 100] as const;
export const sellers = ['private', 'trader'] as const;
/** Selectable ages in days since publication. */
export const ageDays = [1, 3, 7, 30] as const;

const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(40).optional(),
  );

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/, { error: validationMessages.notSelected });

/** `min-max` with either end open, e.g. `300-800`, `-500`, `42.5-`; both ends inclusive. */
export const range = z
  .string()
  .regex(/^(\d{1,7}(\.5)?-(\d{1,7}(\.5)?)?|-\d{1,7}(\.5)?)$/, {
    error: validationMessages.wrongType('min-max'),
  })
  .transform((text) => {
    const [min, max] = text.split('-');
    return { ...(min ? { min: Number(min) } : {}), ...(max ? { max: Number(max) } : {}) };
  });

/** An object schema with the same schema for every key. */
const eachKey = <K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) =>
  // Sound, because every key gets the schema; `fromEntries` loses the literal keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  z.object(Object.fromEntries(keys.map((key) => [key, schema]))) as z.ZodObject<Record<K, S>>;

/** All filterable attributes by catalogue key: lists of values, or ranges for numbers. */
const attributeParameters = {
  ...eachKey(numberFilters, range.optional()).shape,
  ...eachKey(choiceFilters, list(z.string().trim().min(1).max(60))).shape,
};

export const searchQuery = z.object({
  q: z
    .string()
    .trim()
    .max(searchMaxLength)
    .refine((text) => text === '' || text.length >= searchMinLength, { error: 'Zadej tři a více znaků' })
    .optional(),
  kind: z.enum(kinds).optional(),
  category: list(slug),
  brand: list(slug),
  condition: list(z.enum(conditions)),
  wear: list(z.enum(wears)),
  price: range.optional(),
  priceType: list(z.enum(priceTypes)),
  swap: z.enum(['yes']).optional(),
  /** Code of a municipality, a district (CZ0642) or a region (CZ064). */
  place: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,20}$/, { error: validationMessages.notSelected })
    .optional(),
  radius: z.coerce.number().int().min(1).max(200).optional(),
  /** Only listings with a photo. */
  photo: z.enum(['yes']).optional(),
  seller: z.enum(sellers).optional(),
  /** Published within this many days. */
  age: z.coerce
    .number()
    .refine((days) => ageDays.some((known) => known === days), { error: validationMessages.notSelected })
    .optional(),
  ...attributeParameters,
  sort: z.enum(sorts).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(pageSize),
  cursor: z.string().max(300).optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

const facetBase = { key: z.string(), label: z.string() };

/**
 * Options of one parameter; `count` is the number of results when it is selected instead of the parameter's
 * other values.
 */
const valuesFacet = z.object({
  type: z.literal('values'),
  ...facetBase,
  /** Whether several values can be selected, of which any matches. */
  several: z.boolean(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** Parent value: a category's group, a district's region. */
      parent: z.string().optional(),
      count: z.int(),
      chosen: z.boolean(),
    }),
  ),
});

/** A `min-max` parameter. The histogram covers the results without this parameter. */
const rangeFacet = z.object({
  type: z.literal('range'),
  ...facetBase,
  unit: z.string().optional(),
  step: z.number(),
  /** Smallest and largest value in stock, or of the scale. */
  min: z.number(),
  max: z.number(),
  /** Both ends of a bar are inclusive. */
  histogram: z.array(z.object({ min: z.number(), max: z.number(), count: z.int() })),
  chosen: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
});

export const facet = z.discriminatedUnion('type', [valuesFacet, rangeFacet]).meta({ id: 'Facet' });
export type Facet = z.output<typeof facet>;

/** How a part of the words was interpreted. */
export const understood = z
  .object({
    key: z.string(),
    value: z.string(),
    /** Czech label for a chip: `levá`, `do 500 Kč`, `Brno`. */
    label: z.string(),
    /** The remaining words without it. */
    rest: z.string(),
    spans: z
      .array(z.object({ from: z.int(), to: z.int() }))
      .meta({ description: 'Kde v hledaných slovech stojí: od kolikátého znaku do kolikátého' }),
  })
  .meta({ id: 'Understood' });
export type Understood = z.output<typeof understood>;

/** A suggestion when little is found: a criterion to relax, drop or widen, with the resulting count. */
const loosening = z.object({
  /** Czech label for a chip: `Do 1 500 Kč`, `I pravé`, `Celá ČR`. */
  label: z.string(),
  /** The parameter to change; `q` with its new words in `rest`. */
  key: z.string(),
  /** New values; empty to drop the parameter. */
  values: z.array(z.string()),
  /** The words without their part about it. */
  rest: z.string().optional(),
  /** For key `radius`: the place to search around; `rest` is then the words without the place. */
  place: z.string().optional(),
  radius: z.int().optional(),
  count: z.int(),
});

/**
 * A criterion a listing misses: parameter or `word`, with a label such as `mimo Plzeň, 150 km`, `o 300 Kč dráž`.
 */
const miss = z.object({ key: z.string(), label: z.string() });

export const foundListing = listingCard
  .extend({
    /** Missed criteria; empty for an exact result. */
    misses: z.array(miss),
  })
  .meta({ id: 'FoundListing' });
export type FoundListing = z.output<typeof foundListing>;

export const searchResult = z
  .object({
    /** Exact results, followed by near misses. */
    items: z.array(foundListing),
    /** Number of exact results. */
    total: z.int(),
    /** Number of items before this page, for „Zobrazeno 24 z 128“. */
    offset: z.int(),
    /** Promoted listings of the same search; only with the default order. */
    topped: z.array(listingCard),
    /** In display order, including those without results, so that none moves. First page only. */
    facets: z.array(facet),
    understood: z.array(understood),
    /** Words without a meaning to the search, as typed. */
    ignored: z.array(z.string()).meta({ description: 'Hledaná slova, kterým hledání nerozumí' }),
    loosen: z.array(loosening),
    /** When unknown words leave nothing: the results without them. */
    without: z
      .object({ label: z.string(), rest: z.string(), total: z.int(), items: z.array(listingCard) })
      .optional(),
    next: z.string().optional(),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.output<typeof searchResult>;

export const searchListings = operation('get', '/search', {
  summary:
    'Aktivní inzeráty, které vyhovují hledání. S `next` se pokračuje tak, že se nic nepřeskočí ani neopakuje.',
  audience: 'anyone',
  mayBeStale: true,
  query: searchQuery,
  data: searchResult,
});

export const countSearch = operation('get', '/search/count', {
  summary: 'Kolik inzerátů hledání najde, co se dá vybrat dál a jak se rozumělo slovům. Samotné inzeráty ne.',
  audience: 'anyone',
  mayBeStale: true,
  query: searchQuery.omit({ sort: true, limit: true, cursor: true }),
  data: searchResult.pick({ total: true, facets: true, understood: true }).meta({ id: 'SearchCount' }),
});
export type SearchCount = z.output<typeof countSearch.data>;
