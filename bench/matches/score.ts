import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { attributeValue, conditions, type Kind, priceTypes } from '../../src/features/catalogue/contract.ts';
import { categoryBySlug } from '../../src/features/catalogue/index.ts';
import { traitsRow } from '../../src/features/listings/traits/traits-row.ts';
import { compareFits, type Fit, fitOf } from '../../src/features/matches/fit.ts';
import { factsOf, type ListingFacts } from '../../src/features/matches/listing-facts.ts';
import { wishesOf } from '../../src/features/matches/wishes.ts';
import { builtInPlaces } from '../../src/features/places/built-in/list.ts';

const listing = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  brand: z.string().optional(),
  condition: z.enum(conditions).optional(),
  attributes: z.record(z.string(), attributeValue),
  priceType: z.enum(priceTypes),
  price: z.int().optional(),
  swap: z.boolean().default(false),
});
const demand = listing.extend({
  wantedConditions: z.array(z.enum(conditions)).optional(),
  /** Offers that a human judged to match. */
  fits: z.array(z.string()),
  /** Not looked at while the rules were developed. */
  heldOut: z.boolean().default(true),
});
type Listing = z.output<typeof listing> & { wantedConditions?: string[] | undefined };
export type JudgedDemand = z.output<typeof demand>;

/** The first set was written along with the rules, the second by somebody who had not read them. */
const sets = ['first', 'second'] as const;
type Set = (typeof sets)[number];

const read = <T extends z.ZodType>(set: Set, name: string, schema: T): z.output<T>[] =>
  readFileSync(join(import.meta.dirname, set, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));

const spots = new Map(builtInPlaces().map(({ name, lat, lon }) => [name, { lat, lon }]));

/** Derives the facts that the program stores with a listing. */
export function facts(each: Listing, kind: Kind, index: number): ListingFacts {
  const spot = spots.get(each.place);
  if (!spot) throw new Error(`No place ${each.place}`);
  const { wantedConditions, ...text } = each;
  const form = { ...text, kind };
  return factsOf(
    {
      ...form,
      ...traitsRow(form),
      id: index,
      category_id: categoryBySlug(each.category)?.id ?? 0,
      advertiser_id: each.id,
      brand: each.brand ?? null,
      price: each.price ?? null,
      price_type: each.priceType,
      wanted_conditions: wantedConditions ?? null,
      inserted: new Date(index),
    },
    spot,
  );
}

function readSet(set: Set) {
  const offers = read(set, 'offers.jsonl', listing);
  return {
    demands: read(set, 'demands.jsonl', demand),
    offers,
    pool: offers.map((offer, index) => ({ id: offer.id, facts: facts(offer, 'offer', index) })),
  };
}
export const judged = { first: readSet('first'), second: readSet('second') };
type Pool = (typeof judged)[Set]['pool'];

/** All offers that the program considers a match, the best first. */
export function matchesOf(each: JudgedDemand, pool: Pool): { id: string; fit: Fit }[] {
  const own = facts(each, 'demand', 0);
  const wishes = wishesOf(own);
  return pool
    .flatMap(({ id, facts: offer }) => {
      const fit = fitOf(wishes, own, offer);
      return fit ? [{ id, fit }] : [];
    })
    .toSorted((one, other) => compareFits(one.fit, other.fit));
}

/** Recall of the judged matches in the top five, and precision of all returned matches. */
export function score(
  demands: readonly JudgedDemand[],
  pool: Pool,
): { recallAt5: number; precision: number } {
  const counted = demands.map((each) => {
    const found = matchesOf(each, pool).map(({ id }) => id);
    const isRight = (id: string) => each.fits.includes(id);
    return {
      wanted: Math.min(5, each.fits.length),
      inFive: found.slice(0, 5).filter(isRight).length,
      called: found.length,
      right: found.filter(isRight).length,
    };
  });
  const sum = (key: keyof (typeof counted)[number]) => counted.reduce((all, each) => all + each[key], 0);
  return { recallAt5: sum('inFive') / sum('wanted'), precision: sum('right') / sum('called') };
}
