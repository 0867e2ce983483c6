import type { ListingText, Traits } from '../contract.ts';
import { clausesOf } from './clauses.ts';
import { brandOf } from './brand.ts';
import { titledBrand } from './titled-brand.ts';
import { unnamedThing } from './unnamed-thing.ts';
import { formFacts } from './form-facts.ts';
import { lookAlike } from './look-alike.ts';
import { thingOfCategory } from '../lexicon/thing-book.ts';
import { lotMarks, oneMarks, wordMarks, wornMarks } from './marks.ts';
import { offered, withFacts } from './offered.ts';
import { askedPrice } from './price.ts';
import { readValues } from './read-values.ts';
import { mergedFacts } from './merged-facts.ts';
import { thingFacts } from './thing-facts.ts';
import { wornLevel } from './worn.ts';

/** How it changes hands. */
function dealMarks({ priceType, swap, title, description }: ListingText): string[] {
  const swaps =
    swap || /vym[eě]n[ií]m|protihodnot|prohod[ií]m|v[yý]m[eě]na za/i.test(`${title} ${description}`);
  return [...(priceType === 'free' ? ['price:free'] : []), ...(swaps ? ['swap:yes'] : [])];
}

/** What a listing is, from its form and from its text; never throws, whatever is written. */
export function analyzeListing(listing: ListingText): Traits {
  const clauses = withFacts(clausesOf(listing.title, listing.description));
  const spoken = withFacts(clausesOf([listing.brandText, listing.model].filter(Boolean).join(' '), ''));
  const facts = [...clauses, ...spoken].flatMap((each) => each.facts);
  const words = [...dealMarks(listing), ...wordMarks(clauses, spoken)];
  const priceCzk = askedPrice(listing, clauses);
  const numbers: Traits['numbers'] = priceCzk === undefined ? {} : { priceCzk };
  const alike = lookAlike(clauses, clauses.flatMap((each) => each.tokens.map(({ text }) => text)).join(' '));
  if (alike) return { marks: [`foreign:${alike}`, ...words], numbers, read: { attributes: {} } };

  const offer = offered(clauses, thingOfCategory[listing.category]);
  if ('lot' in offer)
    return {
      marks: [...new Set(['ours:yes', ...lotMarks(offer.lot), ...words])],
      numbers,
      read: { attributes: {} },
    };

  const thing = offer.one ?? unnamedThing(listing.category, facts);
  const level = listing.kind === 'demand' ? undefined : wornLevel(clauses, listing);
  const merged = mergedFacts(formFacts(listing.attributes), thingFacts(thing, facts));
  const brand = brandOf(thing, listing.brand, facts, titledBrand(clauses));
  const lines = facts.flatMap((fact) => (fact.is === 'line' ? [fact.key] : []));
  return {
    marks: [
      ...new Set([
        'ours:yes',
        ...oneMarks({ thing, named: offer.named, brand, lines, ...merged }),
        ...wornMarks(level),
        ...words,
      ]),
    ],
    numbers,
    read: readValues(listing, brand, level, merged),
  };
}
