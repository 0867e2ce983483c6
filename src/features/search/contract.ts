import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { sentences } from '../../contract/sentences.ts';
import { choiceFilters, conditions, kinds, numberFilters, priceTypes, wears } from '../catalogue/contract.ts';
import { listingCard } from '../listings/contract.ts';
import { sorts } from './parameters.ts';

export { type Sort, sorts } from './parameters.ts';
export * from './suggest/contract.ts';

/** Specification: search text has at least three characters. */
export const searchMinLength = 3;
export const searchMaxLength = 200;
export const pageSize = 24;
export const radiiKm = [5, 10, 25, 50, 100] as const;
export const sellers = ['private', 'trader'] as const;
/** Days since publication that can be chosen. */
export const ageDays = [1, 3, 7, 30] as const;

const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(40).optional(),
  );

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/, { error: sentences.notSelected });

/** `min-max` with either side open, e.g. `300-800`, `-500`, `42.5-`; both ends belong to it. */
export const range = z
  .string()
  .regex(/^(\d{1,7}(\.5)?-(\d{1,7}(\.5)?)?|-\d{1,7}(\.5)?)$/, { error: sentences.wrongType('min-max') })
  .transform((text) => {
    const [min, max] = text.split('-');
    return { ...(min ? { min: Number(min) } : {}), ...(max ? { max: Number(max) } : {}) };
  });

/** The same schema under every key. */
const eachKey = <K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) =>
  // Sound, because every key is given the schema; `fromEntries` loses which keys there are.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  z.object(Object.fromEntries(keys.map((key) => [key, schema]))) as z.ZodObject<Record<K, S>>;

/** Every attribute that filters, by its key of the catalogue: several values, or a range for numbers. */
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
  /** A municipality's, district's (CZ0642) or region's (CZ064) code. */
  place: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,20}$/, { error: sentences.notSelected })
    .optional(),
  radius: z.coerce.number().int().min(1).max(200).optional(),
  /** Only with a photo. */
  photo: z.enum(['yes']).optional(),
  seller: z.enum(sellers).optional(),
  /** Published within so many days. */
  age: z.coerce
    .number()
    .refine((days) => ageDays.some((known) => known === days), { error: sentences.notSelected })
    .optional(),
  ...attributeParameters,
  sort: z.enum(sorts).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(pageSize),
  cursor: z.string().max(300).optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

const facetBase = { key: z.string(), label: z.string() };

/** Choices of one parameter; `count` is how many listings the search has when this is chosen, the parameter's other values left out. */
const valuesFacet = z.object({
  type: z.literal('values'),
  ...facetBase,
  /** Whether several values may be chosen: then any of them fits. */
  several: z.boolean(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** The value this one lies under: a category's parent, a district's region. */
      parent: z.string().optional(),
      count: z.int(),
      chosen: z.boolean(),
    }),
  ),
});

/** A parameter `min-max`. The histogram's bars cover what the search has when this parameter is left out. */
const rangeFacet = z.object({
  type: z.literal('range'),
  ...facetBase,
  unit: z.string().optional(),
  step: z.number(),
  /** Least and greatest value in stock, or of the scale. */
  min: z.number(),
  max: z.number(),
  /** Both ends of a bar belong to it. */
  histogram: z.array(z.object({ min: z.number(), max: z.number(), count: z.int() })),
  chosen: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
});

export const facet = z.discriminatedUnion('type', [valuesFacet, rangeFacet]).meta({ id: 'Facet' });
export type Facet = z.output<typeof facet>;

/** What a part of the words was taken for. */
export const understood = z
  .object({
    key: z.string(),
    value: z.string(),
    /** Czech, for a chip: `levá`, `do 500 Kč`, `Brno`. */
    label: z.string(),
    /** The words of the search without it. */
    rest: z.string(),
    spans: z
      .array(z.object({ from: z.int(), to: z.int() }))
      .meta({ description: 'Kde v hledaných slovech stojí: od kolikátého znaku do kolikátého' }),
  })
  .meta({ id: 'Understood' });
export type Understood = z.output<typeof understood>;

/** When little is found: what to allow besides, to leave out or to widen, and how many listings that gives. */
const loosening = z.object({
  /** Czech, for a chip: `Do 1 500 Kč`, `I pravé`, `Celá ČR`. */
  label: z.string(),
  /** The parameter to change; for `q` with its new words in `rest`. */
  key: z.string(),
  /** Its new values; none to leave it out. */
  values: z.array(z.string()),
  /** The words without what they said about it. */
  rest: z.string().optional(),
  /** With the key `radius`: where to look instead; `rest` are then the words without the place. */
  place: z.string().optional(),
  radius: z.int().optional(),
  count: z.int(),
});

/** One wish that a listing misses: its parameter or `word`, and e.g. `mimo Plzeň, 150 km`, `o 300 Kč dráž`. */
const miss = z.object({ key: z.string(), label: z.string() });

export const foundListing = listingCard
  .extend({
    /** What it misses of what was asked for; empty for one that has all of it. */
    misses: z.array(miss),
  })
  .meta({ id: 'FoundListing' });
export type FoundListing = z.output<typeof foundListing>;

export const searchResult = z
  .object({
    /** Those that have all that was asked for, then those that miss something of the words, or one filter. */
    items: z.array(foundListing),
    /** How many have all that was asked for. */
    total: z.int(),
    /** How many items come before this page, for „Zobrazeno 24 z 128“. */
    offset: z.int(),
    /** Promoted listings of the same search, in a row of their own; only with the default order. */
    topped: z.array(listingCard),
    /** In the order of a filter, also those whose options all have no listing, so that none moves. Only on the first page. */
    facets: z.array(facet),
    understood: z.array(understood),
    /** Words that mean nothing to the search, as they were typed. */
    ignored: z.array(z.string()).meta({ description: 'Hledaná slova, kterým hledání nerozumí' }),
    loosen: z.array(loosening),
    /** Where nothing is found for words that nobody wrote: what is found without them. */
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
