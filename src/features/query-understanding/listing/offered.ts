import { readFacts } from '../facts/read-facts.ts';
import { bounds, within } from '../facts/believed.ts';
import { type FoundFact, isStickMeasure } from '../facts/fact.ts';
import { negationBooks } from '../lexicon/words.ts';
import { corrected } from '../lexicon/known-stems.ts';
import { categoryOfThing, goalieThings, vagueCategories } from '../lexicon/things.ts';
import { type Clause, sellingAt } from './clauses.ts';
import { complements, gapsBetween, headThings, isAside, type Head, type ClauseWithFacts } from './heads.ts';
import { thingByFacts } from './implied-things.ts';
import { sidedThings } from './thing-facts.ts';
import { coordinated, isMeasuredTitle, type Item, listedThings, partsOf } from './lots.ts';

export type Offered =
  /** One item; `named` is where its name was found. */
  | { one: string | undefined; named: 'title' | 'text' | 'nowhere' }
  /** Several different items. */
  | { lot: Item[] };

export function withFacts(clauses: readonly Clause[]): ClauseWithFacts[] {
  return clauses.map((clause) => {
    const tokens = clause.tokens.map(corrected);
    return { ...clause, tokens, facts: readFacts(tokens).filter((fact) => !isNegated(fact, tokens)) };
  });
}

const negatable: ReadonlySet<string> = new Set([
  'junior',
  'adult',
  'colour',
  'hand',
  'hardness',
  'worn',
  'age',
]);
/** `není už nová` */
const fillers = new Set(['to', 'uz', 'ale', 'vubec', 'pro', 'urcite', 'uplne', 'zcela']);

/** `není nová`, `nejsou dětské`, `ne pro děti` state the opposite; damage is handled by „worn.ts“. */
function isNegated(fact: FoundFact, tokens: Clause['tokens']): boolean {
  if (!negatable.has(fact.is) || (fact.is === 'worn' && fact.level === 'damaged')) return false;
  // `praskliny žádné, použitá`
  if (/[,.;:]/.test(tokens[fact.at]?.gap ?? '')) return false;
  const from = fillers.has(tokens[fact.at - 1]?.text ?? '') ? fact.at - 1 : fact.at;
  return [1, 2].some((length) => negationBooks.before.at(tokens, from - length)?.length === length);
}

/**
 * The offered items: from the list, the title, the selling sentence, then any sentence that names a thing of the
 * category. `byCategory` is the category's default thing.
 */
export function offered(clauses: readonly ClauseWithFacts[], byCategory?: string): Offered {
  const parts = partsOf[byCategory ?? ''] ?? [];
  const service = byCategory === 'service' ? clauses.flatMap(headThings).find(isService) : undefined;
  if (service) return { one: service.thing, named: 'title' };
  const titled = clauses.filter((each) => each.part === 'title').flatMap(headThings);
  if (isWhole(titled, parts)) return { one: byCategory, named: 'nowhere' };
  const lot =
    listedThings(clauses, byCategory) ?? coordinated(clauses, { parts, open: isOpen(titled, byCategory) });
  if (lot) return { lot: [...withShared(lot, clauses), ...wholeSet(titled, clauses)] };
  const heads = clauses.flatMap((clause) =>
    headThings(clause)
      .filter((head) => !isPartBehindMeasure(clause, head))
      .map((head) => ({ clause, head })),
  );
  const title = heads.find(({ clause }) => clause.part === 'title');
  if (title) return { one: title.head.thing, named: 'title' };
  // `Oxdog Highlight 104 pravá`, whatever the text adds.
  const ofTitle = clauses.flatMap(({ part, facts }) => (part === 'title' ? facts : []));
  const byTitle = thingByFacts(ofTitle.filter(({ is }) => is !== 'line'));
  if (byTitle !== undefined && byTitle === byCategory) return { one: byTitle, named: 'nowhere' };
  const sold =
    heads.find(
      ({ clause, head }) => clause.selling && (!parts.includes(head.thing) || isSold(clause, head)),
    ) ??
    (clauses.some(isMeasuredTitle)
      ? undefined
      : heads.find(({ clause, head }) => !isAside(clause, head) && isOfCategory(head, byCategory)));
  return { one: sold?.head.thing, named: sold ? 'text' : 'nowhere' };
}

/** Whether a thing is in the category of another; categories without a specific content match any. */
function isOfCategory({ thing }: Head, byCategory: string | undefined): boolean {
  const category = categoryOfThing(byCategory ?? '');
  return category === undefined || vagueCategories.has(category) || categoryOfThing(thing) === category;
}

/** `Výbava pro začátek`, or a title without a thing in a mixed category: the text states the items. */
const isOpen = (titled: readonly Head[], byCategory: string | undefined) =>
  titled.every(({ thing }) => wholes.has(thing)) &&
  (titled.length > 0 || byCategory === 'gear' || byCategory === 'other');

const isSize = (fact: FoundFact) =>
  ['size', 'letter', 'sized'].includes(fact.is) || (fact.is === 'number' && fact.number >= bounds.shoe[0]);

/** `Výstroj Zone vel. S: vesta, kalhoty`: what the title says of all applies to items that say no other. */
function withShared(lot: Item[], clauses: readonly ClauseWithFacts[]): Item[] {
  const shared = clauses.flatMap((clause) =>
    clause.part === 'title' && headThings(clause).every(({ thing }) => wholes.has(thing))
      ? clause.facts.map((fact) => ({
          ...fact,
          tokens: clause.tokens.slice(fact.at, fact.at + fact.length),
        }))
      : [],
  );
  const lacks = (some: readonly Item[], isSame: (fact: FoundFact) => boolean) =>
    !some.some(({ facts }) => facts.some(isSame));
  const brands = lacks(lot, ({ is }) => is === 'brand') ? shared.filter(({ is }) => is === 'brand') : [];
  const sizes = shared.filter(isSize);
  return lot.map((item) => {
    const isSized = !sidedThings.has(item.thing) && lacks([item], isSize);
    const more = [...brands, ...(isSized ? sizes : [])];
    const tokens = [...item.tokens, ...more.flatMap((each) => each.tokens)];
    return { ...item, tokens, facts: [...item.facts, ...more] };
  });
}

const wholes: ReadonlySet<string> = new Set(['gear', 'goalie-set']);

/** A goalkeeper's set is offered besides the pieces that the text names. */
function wholeSet(titled: readonly Head[], clauses: readonly ClauseWithFacts[]): Item[] {
  const set = titled.find(({ thing }) => thing === 'goalie-set');
  const facts = clauses.flatMap((clause) => clause.facts);
  const tokens = clauses.flatMap((clause) => clause.tokens);
  return set ? [{ thing: set.thing, facts, tokens }] : [];
}

/** A service names the item it is done to. */
const isService = ({ thing }: Head) => categoryOfThing(thing) === 'servis-a-upravy';

/** `prasklý shaft, dobrá čepel` in the stick category is one stick. */
const isWhole = (titled: readonly Head[], parts: readonly string[]) =>
  titled.some(({ thing }) => thing === 'shaft') &&
  titled.some(({ thing }) => thing === 'blade') &&
  titled.every(({ thing }) => parts.includes(thing));

/** `Zone Supreme 96 cm, nová omotávka`: after a stick's measures or its line and length, a part is described. */
const isPartBehindMeasure = ({ facts }: ClauseWithFacts, head: Head) =>
  (head.thing === 'blade' || head.thing === 'grip') &&
  (facts.some((fact) => fact.at < head.at && isStickMeasure(fact)) ||
    (facts.some((fact) => fact.at < head.at && isStickLine(fact)) &&
      facts.some((fact) => fact.at < head.at && fact.is === 'number' && within(fact.number, bounds.shaft))));

const isStickLine = (fact: FoundFact) =>
  fact.is === 'line' && fact.of.length > 0 && fact.of.every(({ kind }) => kind === 'stick');

/**
 * `Prodám čepel Zone`, but neither `Prodám Zone Maker, čepel Zuper` nor `prodám, čepel ohlá` nor `s novou
 * čepelí`.
 */
function isSold(clause: ClauseWithFacts, head: Head): boolean {
  const { facts, tokens } = clause;
  const before = tokens.slice(Math.max(0, head.at - 2), head.at);
  return (
    sellingAt(tokens) < head.at &&
    !gapsBetween(tokens, sellingAt(tokens) + 1, head.at).includes(',') &&
    !isAside(clause, head) &&
    !before.some(({ text }) => complements.has(text)) &&
    facts.every((fact) => fact.at >= head.at || !['brand', 'line', 'hand'].includes(fact.is))
  );
}

/** Number of distinct goalkeeper pieces among things. */
export function goaliePieces(all: readonly string[]): number {
  return new Set(all.filter((thing) => goalieThings.includes(thing) && !wholes.has(thing))).size;
}
