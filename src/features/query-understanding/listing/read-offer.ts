import { fold } from '../../../contract/fold.ts';
import type { AttributeValues } from '../../catalogue/contract.ts';
import { attributesOf } from '../../catalogue/index.ts';
import type { FoundFact } from '../facts/fact.ts';
import { numberOf } from '../facts/number-facts.ts';
import { cm, heights, holding, pieces, priceTerms, sizeTerms } from '../facts/number-words.ts';
import { readFacts } from '../facts/read-facts.ts';
import { categoryOfThing, thingLabels, thingOfCategory } from '../lexicon/things.ts';
import { readValues } from './analyze-listing.ts';
import { type AskedFor, askedFor } from './asked-for.ts';
import { clausesOf, saysSwap } from './clauses.ts';
import { formFacts, mergedFacts, sizeKeys } from './form-facts.ts';
import { type ClauseWithFacts, headThings, unknownThing } from './heads.ts';
import { measuredThing, thingByFacts, unnamedThing } from './implied-things.ts';
import { furtherAttributes, isForKids, isShoeConverted } from './further-attributes.ts';
import type { Item } from './lots.ts';
import { brandOf } from './marks.ts';
import { offered, withFacts } from './offered.ts';
import { thingFacts } from './thing-facts.ts';
import { partTerms, wornLevel } from './worn.ts';

/** An offer recognized in free text: its first item, and the names of the others. */
export type OfferRead = ReturnType<typeof readValues> &
  AskedFor & {
    /** Leaf category; undefined if unknown. */
    category?: string;
    /** Name of the item. */
    label?: string;
    /** Keys of attributes whose value is an estimate. */
    doubtful: string[];
    /** Keys of product lines. */
    lines: string[];
    /** Labels of the other items. */
    others: string[];
    pieces?: number;
    /** Whether it is called a child's. */
    kids: boolean;
    swap: boolean;
  };

/** `držák na hole`: category of an unknown item. */
const leafOfStrange = 'ostatni';

/** Recognizes an offer in its text alone; `category` is the leaf if already selected. */
export function readOffer(title: string, description: string, category?: string): OfferRead {
  const swap = saysSwap(title, description);
  const clauses = withFacts(clausesOf(title, description, swap));
  const { first, others } = firstThing(clauses, thingOfCategory[category ?? '']);
  const facts = withoutStraight(first.clauses.flatMap(withoutColoursOfParts));
  const thing = first.thing ?? unnamedThing(category ?? 'ostatni', facts);
  const isTold = first.thing !== undefined || thing !== unknownThing;
  const leaf = category ?? (isTold ? (categoryOfThing(thing) ?? leafOfStrange) : undefined);
  const merged = mergedFacts(formFacts({}), thingFacts(isTold ? thing : undefined, facts));
  const listing = { category: leaf ?? '', attributes: {} };
  const { stated, byLine } = brandOf(thing, undefined, facts);
  const brand = stated ?? byLine;
  const further = furtherAttributes(listing.category, first.clauses);
  const read = readValues(
    listing,
    brand ? { stated: brand } : {},
    wornLevel(thing === measuredThing ? first.clauses.map(withoutNewBlade) : first.clauses, {}),
    merged,
  );
  return {
    ...read,
    attributes: {
      ...sizeOf(listing.category, first.clauses),
      ...read.attributes,
      ...quantityOf(listing.category, first.clauses),
      ...further.attributes,
    },
    doubtful: [
      ...further.doubtful,
      ...(read.attributes.shoeSizeEu !== undefined && isShoeConverted(facts, first.clauses)
        ? ['shoeSizeEu']
        : []),
    ],
    ...[first.clauses, clauses.filter((each) => others.length === 0 || !speaksOfAll(each))]
      .map(askedFor)
      .find((each, index) => each.price !== undefined || index === 1),
    ...(leaf ? { category: leaf } : {}),
    ...(isTold && thingLabels[thing] ? { label: thingLabels[thing] } : {}),
    lines: facts.flatMap((fact) => (fact.is === 'line' ? [fact.key] : [])),
    others,
    kids: isForKids(first.clauses),
    ...(merged.pieces === undefined ? {} : { pieces: merged.pieces }),
    swap,
  };
}

/** `čepel je nová`, `s novou čepelí`: the stick itself is not new. */
const withoutNewBlade = (clause: ClauseWithFacts): ClauseWithFacts => ({
  ...clause,
  facts: clause.facts.filter(
    (fact) =>
      fact.is !== 'worn' ||
      fact.level !== 'new' ||
      !clause.tokens
        .slice(Math.max(0, fact.at - 3), fact.at + fact.length + 1)
        .some(({ stem }) => stem === 'cepel'),
  ),
});

/** `černá omotávka` is the colour of a part, not of the stick. */
const withoutColoursOfParts = ({ tokens, facts }: ClauseWithFacts) =>
  facts.filter(
    (fact) =>
      fact.is !== 'colour' ||
      fact.at === 0 ||
      ![fact.at - 1, fact.at + fact.length].some((at) => partTerms.test(tokens[at]?.text ?? '')),
  );

/** `čepel rovná, pravá`: a straight blade still has a side. */
function withoutStraight(facts: readonly FoundFact[]): readonly FoundFact[] {
  const hands = new Set(facts.flatMap((fact) => (fact.is === 'hand' ? [fact.hand] : [])));
  const isOneSided = hands.has('left') !== hands.has('right');
  return isOneSided ? facts.filter((fact) => fact.is !== 'hand' || fact.hand !== 'straight') : facts;
}

type First = { thing: string | undefined; clauses: readonly ClauseWithFacts[] };

/** The first offered item with the clauses about it, and the names of the others. */
function firstThing(
  clauses: readonly ClauseWithFacts[],
  chosen: string | undefined,
): { first: First; others: string[] } {
  const titled = clauses.filter(({ part }) => part === 'title');
  const [head] = titled.flatMap(headThings);
  const hint = chosen ?? (head ? undefined : thingByFacts(titled.flatMap(({ facts }) => facts)));
  const found = offered(clauses, hint ?? 'other');
  if (!('lot' in found)) {
    const isMeasured = chosen === undefined && hint === measuredThing;
    return { first: { thing: isMeasured ? hint : (found.one ?? hint), clauses }, others: [] };
  }
  const [item, ...rest] = found.lot;
  if (!item) return { first: { thing: hint, clauses }, others: [] };
  const own = [asClause(item), ...clausesAbout(item.thing, clauses)];
  return { first: { thing: item.thing, clauses: own }, others: labels(rest.map(({ thing }) => thing)) };
}

const labels = (things: readonly (string | undefined)[]) =>
  things.flatMap((thing) => (thing && thingLabels[thing] ? [thingLabels[thing]] : []));

const asClause = ({ tokens }: Item): ClauseWithFacts => reread(tokens);

const reread = (tokens: ClauseWithFacts['tokens']): ClauseWithFacts => ({
  tokens,
  part: 'text',
  listed: false,
  selling: false,
  facts: readFacts(tokens),
});

/** The part of each sentence about this item: from its name or measures up to the next item. */
function clausesAbout(thing: string, clauses: readonly ClauseWithFacts[]): ClauseWithFacts[] {
  return clauses.flatMap((clause) => {
    if (clause.part === 'title') return [];
    const heads = headThings(clause);
    const own = heads.find((head) => head.thing === thing);
    const isMeant = own !== undefined || (heads.length === 0 && thingByFacts(clause.facts) === thing);
    if (!isMeant) return [];
    const from = own?.at ?? 0;
    const brands = clause.facts.filter((fact) => fact.is === 'brand' && fact.at >= from);
    const ends = [heads.find(({ at }) => at > from)?.at, brands[1]?.at].filter((at) => at !== undefined);
    return [reread(clause.tokens.slice(from, Math.min(clause.tokens.length, ...ends)))];
  });
}

/** `dohromady 350` is not the price of the first item. */
const speaksOfAll = ({ tokens }: ClauseWithFacts) => tokens.some(({ text }) => priceTerms.ofAll.has(text));

/** `36–39`, `stavitelné`: sizes as the form's choices are written. */
function sizeOf(category: string, clauses: readonly ClauseWithFacts[]): AttributeValues {
  const definition = attributesOf(category).find(({ key }) => sizeKeys.has(key));
  const choices = definition?.choices ?? [];
  for (const { tokens } of clauses)
    for (const [at, { text, gap }] of tokens.entries()) {
      const range = /^\s?[-–/]\s?$/.test(gap) ? `${tokens[at - 1]?.text}-${text}` : undefined;
      const choice = choices.find(
        ({ id, label }) =>
          id === range ||
          (text.length > shortestName && fold(label).startsWith(text.slice(0, -2))) ||
          (id === text && isHeight(tokens, at)),
      );
      if (definition && choice) return { [definition.key]: choice.id };
    }
  return {};
}

/** `152 cm`, `výška 158`, `na 140`. */
const isHeight = (tokens: ClauseWithFacts['tokens'], at: number) => {
  const before = tokens[at - 1]?.text ?? '';
  return (
    /^\d{3}$/.test(tokens[at]?.text ?? '') &&
    (cm.has(tokens[at + 1]?.text ?? '') || heights.has(before) || sizeTerms.has(before) || before === 'na')
  );
};

const shortestName = 7;

/** `20 ks`, `tři páry`, `15 míčků`: the quantity, if the form asks for it; `cca 15 ks` alone between commas. */
function quantityOf(category: string, clauses: readonly ClauseWithFacts[]): AttributeValues {
  if (!attributesOf(category).some(({ key }) => key === 'quantity')) return {};
  const stated = clauses.flatMap(({ facts }) => facts).find(({ is }) => is === 'pieces');
  const count = stated?.is === 'pieces' ? stated.count : clauses.flatMap(aboutPieces)[0];
  return count === undefined ? {} : { quantity: count };
}

/** Elsewhere `cca 15 ks` is rather a capacity: `pytel na cca 15 ks`. */
const aboutPieces = ({ tokens }: ClauseWithFacts): number[] =>
  tokens.flatMap(({ text }, at) => {
    const count = numberOf(tokens[at + 1]);
    const isApart = !holding.has(tokens[at - 1]?.text ?? '') && endsAt(tokens, at + 3);
    return text === 'cca' && count !== undefined && pieces.has(tokens[at + 2]?.text ?? '') && isApart
      ? [count]
      : [];
  });

const endsAt = (tokens: ClauseWithFacts['tokens'], at: number) =>
  tokens[at] === undefined || /[,;.)\n]/.test(tokens[at]?.gap ?? '');
