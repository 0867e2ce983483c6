import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { sentences } from '../../contract/sentences.ts';
import { conditions, kinds, priceTypes, wears } from '../catalogue/contract.ts';
import { listingCard } from '../listings/contract.ts';

/** Specification: search text has at least three characters. */
export const searchMinLength = 3;
export const searchMaxLength = 200;
export const pageSize = 24;
export const sorts = ['relevance', 'newest', 'cheapest', 'dearest', 'nearest'] as const;
export type Sort = (typeof sorts)[number];
export const radiiKm = [5, 10, 25, 50, 100] as const;

const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(40).optional(),
  );

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/, { error: sentences.notSelected });

/** `min-max` with either side open, e.g. `300-800`, `-500`, `1000-`; both ends belong to it. */
export const range = z
  .string()
  .regex(/^(\d{1,7}-\d{0,7}|-\d{1,7})$/, { error: sentences.wrongType('min-max') })
  .transform((text) => {
    const [min, max] = text.split('-');
    return { ...(min ? { min: Number(min) } : {}), ...(max ? { max: Number(max) } : {}) };
  });

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
  sort: z.enum(sorts).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(pageSize),
  cursor: z.string().max(300).optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

export const searchResult = z
  .object({
    items: z.array(listingCard),
    total: z.int(),
    /** How many items come before this page, for „Zobrazeno 24 z 128“. */
    offset: z.int(),
    /** Topped listings of the same search, in their own row, only with the default order. */
    topped: z.array(listingCard),
    next: z.string().optional(),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.output<typeof searchResult>;

export const searchListings = operation({
  id: 'searchListings',
  method: 'get',
  path: '/search',
  summary: 'Living listings that fit; `next` continues without skipping or repeating any.',
  audience: 'anyone',
  status: 200,
  query: searchQuery,
  data: searchResult,
  errors: [],
});

export const homePage = operation({
  id: 'homePage',
  method: 'get',
  path: '/home',
  summary: 'What the home page shows: topped, newest, demands and the number of offers by category.',
  audience: 'anyone',
  status: 200,
  data: z
    .object({
      topped: z.array(listingCard),
      newest: z.array(listingCard),
      demands: z.array(listingCard),
      counts: z.record(z.string(), z.int()),
    })
    .meta({ id: 'HomePage' }),
  errors: [],
});
