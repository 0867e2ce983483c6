import type { AttributeValues } from '../../catalogue/contract.ts';
import { attributesOf } from '../../catalogue/index.ts';
import type { ListingText, Traits } from '../contract.ts';
import type { WornLevel } from '../facts/fact.ts';
import { otherMoney } from '../facts/number-words.ts';
import { thingOfCategory } from '../lexicon/things.ts';
import { brandOf, type BrandRead, itemMarks, oneMarks, wordMarks, wornMarks } from './marks.ts';
import { clausesOf, saysSwap } from './clauses.ts';
import { formFacts, type FormFacts, mergedFacts, sizeKeys } from './form-facts.ts';
import { type ClauseWithFacts, isOwner } from './heads.ts';
import { unnamedThing } from './implied-things.ts';
import { lookAlike } from './look-alike.ts';
import { offered, withFacts } from './offered.ts';
import { thingFacts } from './thing-facts.ts';
import { formCondition, wornLevel } from './worn.ts';

/** Increment whenever stored listings must be analyzed again. */
export const analyzerVersion = 22;

/** Asking price in CZK: the form's or, when negotiable, the amount in the text; for a demand the maximum. */
function askedPrice(listing: ListingText, clauses: readonly ClauseWithFacts[]): number | undefined {
  if (listing.priceType === 'free') return 0;
  if (listing.price !== undefined && listing.priceType === 'fixed') return listing.price;
  const amounts = clauses
    .filter((clause) => !clause.tokens.some((_, at) => otherMoney.at(clause.tokens, at)))
    .flatMap((clause) => clause.facts)
    .flatMap((fact) => (fact.is === 'amount' ? [fact.czk] : []));
  return amounts[0];
}

/**
 * After these words a title names what the item is for, similar to, or wanted for: `čepel na Zone`, `vyměním za
 * Zone`.
 */
const notItself = new Set(['na', 'do', 'pro', 'k', 'ke', 'za', 'jako', 'misto', 'typ', 'styl']);

/** The brand a title starts with, before any word that introduces another item. */
function titledBrand(clauses: readonly ClauseWithFacts[]): string | undefined {
  const [title] = clauses.filter(({ part }) => part === 'title');
  if (!title) return undefined;
  const turn = title.tokens.findIndex(({ text }) => notItself.has(text));
  const brand = title.facts.find((fact) => fact.is === 'brand' && (turn < 0 || fact.at < turn));
  return brand?.is === 'brand' ? brand.brand : undefined;
}

/** Marks for the things an item is made for. */
const ownerMarks = (clauses: readonly ClauseWithFacts[]) =>
  clauses.flatMap(({ tokens, facts }) =>
    facts.flatMap((fact) => (fact.is === 'thing' && isOwner(tokens, fact) ? [`of:${fact.thing}`] : [])),
  );

/** Extracts traits from the form and the text of a listing; never throws. */
export function analyzeListing(listing: ListingText): Traits {
  const isSwap = listing.swap || saysSwap(listing.title, listing.description);
  const clauses = withFacts(
    clausesOf(listing.title, listing.description, isSwap && listing.kind === 'offer'),
  );
  const spoken = withFacts(clausesOf([listing.brandText, listing.model].filter(Boolean).join(' '), ''));
  const facts = [...clauses, ...spoken].flatMap((each) => each.facts);
  const deal = [
    ...(listing.priceType === 'free' ? ['price:free'] : []),
    ...(isSwap ? ['swap:yes'] : []),
    ...ownerMarks(clauses),
  ];
  const words = [...deal, ...wordMarks(listing.title, clauses, spoken)];
  const priceCzk = askedPrice(listing, clauses);
  const numbers: Traits['numbers'] = priceCzk === undefined ? {} : { priceCzk };
  const alike = lookAlike(clauses, clauses.flatMap((each) => each.tokens.map(({ text }) => text)).join(' '));
  if (alike) return { marks: [`foreign:${alike}`, ...words], items: [], numbers, read: { attributes: {} } };

  const offer = offered(clauses, thingOfCategory[listing.category]);
  if ('lot' in offer) {
    const items = itemMarks(offer.lot, formFacts(listing.attributes).sizes).map((item, at) => {
      const own = new Set(offer.lot[at]?.tokens);
      const ofOthers = new Set(offer.lot.flatMap(({ tokens }) => tokens.filter((each) => !own.has(each))));
      const common = [
        'ours:yes',
        ...(facts.some(({ is }) => is === 'many') ? ['together:yes'] : []),
        ...deal,
        ...wordMarks(listing.title, clauses, spoken, ofOthers),
      ];
      return { ...item, marks: [...new Set([...item.among, ...item.own, ...common])] };
    });
    const scoped = items.flatMap(({ thing, own }) => own.map((mark) => `${thing}|${mark}`));
    return {
      marks: [...new Set([...items.flatMap(({ marks }) => marks), ...scoped])],
      items: items.map(({ marks }) => marks),
      numbers,
      read: { attributes: {} },
    };
  }

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
    items: [],
    numbers,
    read: readValues(listing, brand, level, merged),
  };
}

/** Values recognized in the text, in the form's names, for fields the form left open. */
export function readValues(
  listing: Pick<ListingText, 'category' | 'attributes' | 'brand' | 'condition' | 'wear'>,
  brand: BrandRead,
  level: WornLevel | undefined,
  facts: FormFacts,
): Traits['read'] {
  const values: Record<string, string | number | undefined> = {
    hand: facts.hands[0],
    flexMm: facts.flexes[0],
    shaftLengthCm: facts.shafts[0],
    totalLengthCm: facts.totals[0],
    shoeSizeEu: facts.shoes[0] === undefined ? undefined : facts.shoes[0] / 10,
  };
  const sizes = [...facts.sizes, ...(facts.junior ? ['junior'] : []), ...(facts.adult ? ['senior'] : [])];
  const attributes: AttributeValues = {};
  for (const { key, choices } of attributesOf(listing.category)) {
    const value = sizeKeys.has(key)
      ? sizes.find((size) => choices?.some(({ id }) => id === size))
      : values[key];
    if (value === undefined || listing.attributes[key] !== undefined) continue;
    if (choices === undefined || choices.some((each) => each.id === value)) attributes[key] = value;
  }
  if (listing.attributes.colour === undefined && facts.colours.length > 0)
    attributes.colour = [...new Set(facts.colours)];
  const condition = listing.condition === undefined ? formCondition(level).condition : undefined;
  const wear =
    listing.wear === undefined && (listing.condition ?? condition) === 'used'
      ? formCondition(level).wear
      : undefined;
  return {
    ...(listing.brand === undefined && brand.stated ? { brand: brand.stated } : {}),
    ...(condition ? { condition } : {}),
    ...(wear ? { wear } : {}),
    attributes,
  };
}
