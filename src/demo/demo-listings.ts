import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { FormValues } from '../features/listings/contract.ts';
import { attributeValue, conditions, kinds, priceTypes, wears } from '../features/catalogue/contract.ts';
import { attributesToForm } from '../features/catalogue/rules.ts';

const demoListing = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  brand: z.string().nullable(),
  line: z.string().nullable(),
  attributes: z.record(z.string(), attributeValue),
  condition: z.enum(conditions).nullable(),
  wear: z.enum(wears).nullable(),
  priceType: z.enum(priceTypes),
  price: z.int().nullable(),
  swap: z.object({ wants: z.string() }).nullable(),
  municipality: z.string(),
  psc: z.string(),
  locationPrecision: z.enum(['exact', 'district']),
  daysAgo: z.number(),
  advertiser: z.object({ alias: z.string(), trader: z.boolean() }),
  state: z.enum(['active', 'reserved']),
});
export type DemoListing = z.output<typeof demoListing>;

/** The sample listings of `db/demo/listings.json`; people in them are invented. */
export function demoListings(): DemoListing[] {
  const text = readFileSync(new URL('../../db/demo/listings.json', import.meta.url), 'utf8');
  return z.object({ listings: z.array(demoListing) }).parse(JSON.parse(text)).listings;
}

/** What its advertiser would have typed into the form. `place` is the code of the municipality. */
export function typedValues(listing: DemoListing, place: string): FormValues {
  const single = {
    category: listing.category,
    title: listing.title,
    description: listing.description,
    brand: listing.brand,
    model: listing.line,
    condition: listing.condition,
    wear: listing.wear,
    priceType: listing.priceType,
    price: listing.price?.toString(),
    swap: listing.swap ? 'on' : undefined,
    swapWants: listing.swap?.wants,
    place,
    placeShown: listing.locationPrecision,
  };
  const stated = Object.entries(single).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return { ...Object.fromEntries(stated), ...attributesToForm(listing.attributes) };
}
