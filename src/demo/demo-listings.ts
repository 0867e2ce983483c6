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
  state: z.enum(['active', 'reserved', 'sold']),
});
export type DemoListing = z.output<typeof demoListing>;

const demoSales = z.object({
  lines: z.array(
    z.object({
      category: z.string(),
      brand: z.string(),
      line: z.string(),
      sold: z.array(
        z.object({
          title: z.string(),
          attributes: z.record(z.string(), attributeValue),
          grade: z.enum(['new', 'like-new', ...wears]),
          price: z.int(),
          daysAgo: z.number(),
          seller: z.string(),
        }),
      ),
    }),
  ),
});

/** The sample listings of `db/demo/listings.json`; people in them are invented. */
export function demoListings(): DemoListing[] {
  const text = readFileSync(new URL('../../db/demo/listings.json', import.meta.url), 'utf8');
  return z.object({ listings: z.array(demoListing) }).parse(JSON.parse(text)).listings;
}

/**
 * Finished demo sales of `db/demo/sales.json`, from which usual prices are computed while there are only demo listings.
 * They are invented, and sold where their sellers live.
 */
export function soldDemoListings(): DemoListing[] {
  const text = readFileSync(new URL('../../db/demo/sales.json', import.meta.url), 'utf8');
  const homes = new Map(demoListings().map((listing) => [listing.advertiser.alias, listing]));
  const sold = demoSales
    .parse(JSON.parse(text))
    .lines.flatMap(({ sold: sales, ...line }) => sales.map((sale) => ({ ...line, ...sale })));
  return sold.map(({ grade, seller, ...sale }, index) => {
    const home = homes.get(seller);
    if (!home) throw new Error(`${sale.title}: no demo listing of ${seller}`);
    const { advertiser, municipality, psc } = home;
    return {
      ...sale,
      id: `demo-sold-${index + 1}`,
      kind: 'offer',
      state: 'sold',
      description: 'Ukázkový prodej, jeden z těch, podle kterých ukázkový bazar počítá obvyklé ceny.',
      ...(grade === 'new' || grade === 'like-new'
        ? { condition: grade, wear: null }
        : { condition: 'used', wear: grade }),
      priceType: 'fixed',
      swap: null,
      locationPrecision: 'district',
      advertiser,
      municipality,
      psc,
    };
  });
}

/** The form values that the advertiser would have entered. `place` is the code of the municipality. */
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
