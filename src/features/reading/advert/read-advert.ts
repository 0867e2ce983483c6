import type { AdvertText, Traits } from '../contract.ts';
import { clausesOf } from './clauses.ts';
import { brandOf } from './brand.ts';
import { titledBrand } from './titled-brand.ts';
import { unnamedThing } from './unnamed-thing.ts';
import { formFacts } from './form-facts.ts';
import { lookAlike } from './look-alike.ts';
import { thingOfCategory } from '../lexicon/thing-book.ts';
import { lotMarks, oneMarks, wordMarks, wornMarks } from './marks.ts';
import { offered, told } from './offered.ts';
import { askedPrice } from './price.ts';
import { readValues } from './read-values.ts';
import { mergedFacts } from './merged-facts.ts';
import { thingFacts } from './thing-facts.ts';
import { wornLevel } from './worn.ts';

/** How it changes hands. */
function dealMarks({ priceType, swap, title, description }: AdvertText): string[] {
  const swaps =
    swap || /vym[eě]n[ií]m|protihodnot|prohod[ií]m|v[yý]m[eě]na za/i.test(`${title} ${description}`);
  return [...(priceType === 'free' ? ['price:free'] : []), ...(swaps ? ['swap:yes'] : [])];
}

/** What an advert is, from its form and from its text; never throws, whatever is written. */
export function readAdvert(advert: AdvertText): Traits {
  const clauses = told(clausesOf(advert.title, advert.description));
  const spoken = told(clausesOf([advert.brandText, advert.model].filter(Boolean).join(' '), ''));
  const facts = [...clauses, ...spoken].flatMap((each) => each.facts);
  const words = [...dealMarks(advert), ...wordMarks(clauses, spoken)];
  const priceCzk = askedPrice(advert, clauses);
  const numbers: Traits['numbers'] = priceCzk === undefined ? {} : { priceCzk };
  const alike = lookAlike(clauses, clauses.flatMap((each) => each.tokens.map(({ text }) => text)).join(' '));
  if (alike) return { marks: [`foreign:${alike}`, ...words], numbers, read: { attributes: {} } };

  const offer = offered(clauses, thingOfCategory[advert.category]);
  if ('lot' in offer)
    return {
      marks: [...new Set(['ours:yes', ...lotMarks(offer.lot), ...words])],
      numbers,
      read: { attributes: {} },
    };

  const thing = offer.one ?? unnamedThing(advert.category, facts);
  const level = advert.kind === 'demand' ? undefined : wornLevel(clauses, advert);
  const merged = mergedFacts(formFacts(advert.attributes), thingFacts(thing, facts));
  const brand = brandOf(thing, advert.brand, facts, titledBrand(clauses));
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
    read: readValues(advert, brand, level, merged),
  };
}
