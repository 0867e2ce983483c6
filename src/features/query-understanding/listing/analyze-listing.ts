import type { AttributeValues } from '../../catalogue/contract.ts';
import { attributesOf } from '../../catalogue/index.ts';
import type { ListingText, Traits } from '../contract.ts';
import type { FoundFact, WornLevel } from '../facts/fact.ts';
import { otherMoney } from '../facts/number-words.ts';
import { categoryOfThing, thingOfCategory, thingsOfKind, vagueCategories } from '../lexicon/things.ts';
import { brandOf, type BrandRead, itemMarks, oneMarks, wordMarks, wornMarks } from './marks.ts';
import { clausesOf } from './clauses.ts';
import { formFacts, type FormFacts, mergedFacts, sizeKeys } from './form-facts.ts';
import { type ClauseWithFacts, isOwner } from './heads.ts';
import { lookAlike } from './look-alike.ts';
import { offered, withFacts } from './offered.ts';
import { thingFacts } from './thing-facts.ts';
import { formCondition, wornLevel } from './worn.ts';

/** Raise it whenever stored listings must be analyzed again. */
export const analyzerVersion = 17;

/** What is asked in Kč: the form's price, for „dohodou“ the amount in the text; a demand's is the most it pays. */
function askedPrice(listing: ListingText, clauses: readonly ClauseWithFacts[]): number | undefined {
  if (listing.priceType === 'free') return 0;
  if (listing.price !== undefined && listing.priceType === 'fixed') return listing.price;
  const amounts = clauses
    .filter((clause) => !clause.tokens.some((_, at) => otherMoney.at(clause.tokens, at)))
    .flatMap((clause) => clause.facts)
    .flatMap((fact) => (fact.is === 'amount' ? [fact.czk] : []));
  return amounts[0];
}

/** Behind these a title names what the thing is for, like or wanted for: `čepel na Zone`, `vyměním za Zone`. */
const notItself = new Set(['na', 'do', 'pro', 'k', 'ke', 'za', 'jako', 'misto', 'typ', 'styl']);

/** The brand that a title begins with, before any word after which another thing may be meant. */
function titledBrand(clauses: readonly ClauseWithFacts[]): string | undefined {
  const [title] = clauses.filter(({ part }) => part === 'title');
  if (!title) return undefined;
  const turn = title.tokens.findIndex(({ text }) => notItself.has(text));
  const brand = title.facts.find((fact) => fact.is === 'brand' && (turn < 0 || fact.at < turn));
  return brand?.is === 'brand' ? brand.brand : undefined;
}

/** An exchange, and not that of a blade or a grip, which somebody does for money. */
export const saysSwap =
  /(?<![\p{L}]|žádn[áou]+ |ne |bez )(vym[eě]n[ií]m|proti(hodnot|[uú][cč])|prohod[ií]m|v[yý]m[eě]n(a|u|ou)(?!\p{L})(?!\s+(čepel|cepel|omot|grip|shaft|mřížk|mrizk|ne(?!\p{L}))))/iu;

/** What things it is for. */
const ownerMarks = (clauses: readonly ClauseWithFacts[]) =>
  clauses.flatMap(({ tokens, facts }) =>
    facts.flatMap((fact) => (fact.is === 'thing' && isOwner(tokens, fact) ? [`of:${fact.thing}`] : [])),
  );

/** How it changes hands. */
function dealMarks({ priceType, swap, title, description }: ListingText): string[] {
  const swaps = swap || saysSwap.test(`${title} ${description}`);
  return [...(priceType === 'free' ? ['price:free'] : []), ...(swaps ? ['swap:yes'] : [])];
}

/** Extracts traits from the form and the text of a listing; never throws. */
export function analyzeListing(listing: ListingText): Traits {
  const clauses = withFacts(clausesOf(listing.title, listing.description));
  const spoken = withFacts(clausesOf([listing.brandText, listing.model].filter(Boolean).join(' '), ''));
  const facts = [...clauses, ...spoken].flatMap((each) => each.facts);
  const deal = [...dealMarks(listing), ...ownerMarks(clauses)];
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

/** What is offered where no word names it: by what is measured on it, by its product line, then by its category. */
export function unnamedThing(category: string, facts: readonly FoundFact[]): string {
  const byCategory = thingOfCategory[category] ?? 'other';
  const measuredThing = measured(facts) ?? ofLines(category, facts);
  if (measuredThing === undefined) return byCategory;
  return vagueCategories.has(category) || categoryOfThing[measuredThing] === category
    ? measuredThing
    : byCategory;
}

export function measured(facts: readonly FoundFact[]): string | undefined {
  if (facts.some((fact) => fact.is === 'flex' || fact.is === 'lengths' || fact.is === 'length'))
    return 'stick';
  return facts.some((fact) => fact.is === 'shoe') ? 'shoes' : undefined;
}

export function ofLines(category: string, facts: readonly FoundFact[]): string | undefined {
  const things = facts.flatMap((fact) =>
    fact.is === 'line' ? fact.of.flatMap(({ kind }) => thingsOfKind[kind]) : [],
  );
  return things.find((thing) => categoryOfThing[thing] === category) ?? things[0];
}

/** What the text tells in the form's own names, of the fields that the form left open. */
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
