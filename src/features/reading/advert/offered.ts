import type { Told } from '../facts/fact.ts';
import { readFacts } from '../facts/read-facts.ts';
import { mended } from '../lexicon/known-stems.ts';
import { categoryOfThing, vagueCategories } from '../lexicon/thing-book.ts';
import { goalieThings } from '../lexicon/things.ts';
import { type Clause, sellingAt } from './clauses.ts';

const isAnd = new Set(['i', 'nebo', 'ci']);

/** A clause with what it tells. */
export type ToldClause = Clause & { facts: Told[] };

export type Offered =
  /** One thing; `named` tells where its name stands. */
  | { one: string | undefined; named: 'title' | 'text' | 'nowhere' }
  /** Several different things in one advert. */
  | { lot: { thing: string; facts: Told[]; tokens: Clause['tokens'] }[] };

/** Nouns after these belong to the noun before: `síť na branku`, `florbalka s novou čepelí`. */
const complements = new Set([
  'na',
  'do',
  'pro',
  'k',
  'ke',
  's',
  'se',
  'bez',
  'od',
  'z',
  'ze',
  'v',
  've',
  'vcetne',
  'misto',
]);

export function told(clauses: readonly Clause[]): ToldClause[] {
  return clauses.map((clause) => {
    const tokens = clause.tokens.map(mended);
    return { ...clause, tokens, facts: readFacts(tokens) };
  });
}

/**
 * What is offered: by the list, the title, the sentence that sells, then any sentence that names what the category
 * holds. `byCategory` is the thing of the advert's category.
 */
export function offered(clauses: readonly ToldClause[], byCategory?: string): Offered {
  const parts = partsOf[byCategory ?? ''] ?? [];
  const service = byCategory === 'service' ? clauses.flatMap(headThings).find(isService) : undefined;
  if (service) return { one: service.thing, named: 'title' };
  const titled = clauses.filter((each) => each.part === 'title').flatMap(headThings);
  if (isWhole(titled, parts)) return { one: byCategory, named: 'nowhere' };
  const lot = listedThings(clauses) ?? coordinated(clauses, parts);
  if (lot) return { lot };
  const heads = clauses.flatMap((clause) =>
    headThings(clause)
      .filter((head) => !isPartBehindMeasure(clause, head))
      .map((head) => ({ clause, head })),
  );
  const title = heads.find(({ clause }) => clause.part === 'title');
  if (title) return { one: title.head.thing, named: 'title' };
  const sold =
    heads.find(
      ({ clause, head }) => clause.selling && (!parts.includes(head.thing) || isSold(clause, head)),
    ) ??
    (measuredInTitle(clauses)
      ? undefined
      : heads.find(({ clause, head }) => !isAside(clause, head) && isOfCategory(head, byCategory)));
  return { one: sold?.head.thing, named: sold ? 'text' : 'nowhere' };
}

/** Whether a thing lies in the leaf of another; where anything lies, all do. */
function isOfCategory({ thing }: Head, byCategory: string | undefined): boolean {
  const category = categoryOfThing[byCategory ?? ''];
  return category === undefined || vagueCategories.has(category) || categoryOfThing[thing] === category;
}

/** Whoever offers a service names what it is done to. */
const isService = ({ thing }: Head) => categoryOfThing[thing] === 'servis-a-upravy';

/** `prasklý shaft, dobrá čepel` among sticks is one stick. */
const isWhole = (titled: readonly Head[], parts: readonly string[]) =>
  titled.some(({ thing }) => thing === 'shaft') &&
  titled.some(({ thing }) => thing === 'blade') &&
  titled.every(({ thing }) => parts.includes(thing));

/** `Zone L 96/107, flex 26` is a stick, whatever parts the text tells of. */
function measuredInTitle(clauses: readonly ToldClause[]): boolean {
  return clauses.some(
    (each) =>
      each.part === 'title' &&
      each.facts.some(({ is }) => is === 'flex' || is === 'lengths' || is === 'length'),
  );
}

/** `Zone Supreme 96 cm, nová omotávka`: what is told behind the measures of a stick is a part of it. */
const isPartBehindMeasure = ({ facts }: ToldClause, head: Head) =>
  (head.thing === 'blade' || head.thing === 'grip') &&
  facts.some(
    (fact) => fact.at < head.at && (fact.is === 'flex' || fact.is === 'length' || fact.is === 'lengths'),
  );

/** `Prodám čepel Zone`, yet neither `Prodám Zone Maker, čepel Zuper` nor `prodám, čepel ohlá` nor `s novou čepelí`. */
function isSold(clause: ToldClause, head: Head): boolean {
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

type Head = { thing: string; at: number; end: number };

/** Things named by a clause in their own right. */
export function headThings(clause: ToldClause): Head[] {
  const found: Head[] = [];
  /** Where a further complement would stand: `vak na hole i výstroj`. */
  let complemented = -1;
  for (const fact of clause.facts) {
    if (fact.is !== 'thing') continue;
    if (clause.tokens[fact.at]?.gap === '-') continue;
    const { at } = fact;
    const before = clause.tokens[at - 1]?.text ?? '';
    const two = clause.tokens[fact.at - 2]?.text ?? '';
    const isComplement =
      complements.has(before) || complements.has(two) || (isAnd.has(before) && complemented === at);
    if (before === 'bez') continue;
    if (found.length > 0 && (isComplement || isInBrackets(clause.tokens, at))) {
      complemented = fact.at + fact.length + 1;
      continue;
    }
    found.push({ thing: fact.thing, at: fact.at, end: fact.at + fact.length });
  }
  return found;
}

/** `toolbag (na 4 hole a výstroj)` tells more of the thing before. */
function isInBrackets(tokens: Clause['tokens'], at: number): boolean {
  const gaps = gapsBetween(tokens, 0, at);
  return gaps.lastIndexOf('(') > gaps.lastIndexOf(')');
}

/** An adjective, a brand and a count stand before the name of an item. */
const furthestName = 3;

/** `1x Epic 29`: a counted item that its product line or its measures name. */
function thingOfLine({ facts, tokens }: ToldClause): string | undefined {
  if (!/^\d+ x$/.test(`${tokens[0]?.text} ${tokens[1]?.text}`)) return undefined;
  const kinds = facts.flatMap((fact) => (fact.is === 'line' ? fact.of.map(({ kind }) => kind) : []));
  const measured = facts.some(({ is }) => is === 'flex' || is === 'length' || is === 'lengths');
  return measured || kinds.includes('stick') ? 'stick' : undefined;
}

/** Items of a list that each begin with a thing. */
function listedThings(clauses: readonly ToldClause[]) {
  const items = clauses
    .filter((each) => each.part === 'text' && each.listed)
    .flatMap((clause) => {
      const head = headThings(clause)[0];
      const thing = head
        ? head.at <= furthestName && !isAside(clause, head) && head.thing
        : thingOfLine(clause);
      return thing ? [{ thing, facts: clause.facts, tokens: clause.tokens }] : [];
    });
  return items.length >= 2 ? items : undefined;
}

/** `čepel v pořádku` and `omotávka je nová` tell of a part, they do not offer one. */
function isAside({ tokens }: ToldClause, { end }: Head): boolean {
  return /^(je|v|ve|jsou|bez|se|ma|mam|mame|maji|nema|nejsou|neni)$|^(drzi|praskl|vymenen|lepi|byl|zustal|sedi)/.test(
    tokens[end]?.text ?? '',
  );
}

/** What a whole thing is made of: named behind it, they are told of rather than sold. */
const partsOf: Record<string, readonly string[]> = {
  stick: ['blade', 'shaft', 'grip'],
  shaft: ['grip', 'blade'],
};

/**
 * `hůl po sezoně, čepel drží tvar` offers one thing: behind a comma alone, a part is offered only where nothing but
 * its own brand or measure follows: `hůl, čepel Zone levá, vak`.
 */
function isPartTold(clause: ToldClause, head: Head, before: readonly Head[], isLast: boolean): boolean {
  const whole = before.some((each) => partsOf[each.thing]?.includes(head.thing));
  if (whole && before.some((each) => isAside(clause, each))) return true;
  if (!whole || !/,/.test(gapsBetween(clause.tokens, before.at(-1)?.end ?? 0, head.at))) return false;
  if (hasConjunction(clause.tokens, before.at(-1)?.end ?? 0, head.at)) return false;
  const rest = clause.tokens.slice(head.end);
  const comma = rest.findIndex(({ gap }) => gap.includes(','));
  const own = comma < 0 ? rest : rest.slice(0, comma);
  if (own.length === 0) return isLast && before.length === 1;
  return own.some((_, index) => !tellsWhich(clause.facts, head.end + index));
}

const tellsWhich = (facts: readonly Told[], at: number) =>
  facts.some(
    (fact) => fact.at <= at && at < fact.at + fact.length && fact.is !== 'worn' && fact.is !== 'thing',
  );

/** `batoh, florbalové brýle a taška`: a title or a selling sentence that counts things. */
function coordinated(clauses: readonly ToldClause[], parts: readonly string[]) {
  const oneInTitle = measuredInTitle(clauses);
  for (const clause of clauses) {
    if (clause.part !== 'title' && (oneInTitle || !clause.selling)) continue;
    const heads = headThings(clause).filter(
      (head, index, all) =>
        !isAside(clause, head) && !isPartTold(clause, head, all.slice(0, index), index === all.length - 1),
    );
    const joined = heads.filter(
      (head, index) => index === 0 || isCoordinated(clause.tokens, heads[index - 1]?.end ?? 0, head.at),
    );
    // `prodám po synovi, nová omotávka i čepel` tells what a whole thing is made of.
    if (clause.part === 'text' && joined.every(({ thing }) => parts.includes(thing))) continue;
    if (new Set(joined.map((each) => each.thing)).size < 2 || joined.length !== heads.length) continue;
    const starts = joined.map(({ at }, index) =>
      index === 0 ? 0 : startOf(clause.tokens, joined[index - 1]?.end ?? 0, at),
    );
    return joined.map(({ thing }, index) => {
      const at = starts[index] ?? 0;
      const end = starts[index + 1] ?? clause.tokens.length;
      return {
        thing,
        facts: clause.facts.filter((fact) => fact.at >= at && fact.at < end),
        tokens: clause.tokens.slice(at, end),
      };
    });
  }
  return undefined;
}

/** Where the words of a thing begin: behind the last comma, plus or `a` before it, so `levá čepel a pravá hůl` is told apart. */
function startOf(tokens: Clause['tokens'], from: number, at: number): number {
  for (let start = at; start > from; start -= 1) {
    const { gap = '', text = '' } = tokens[start] ?? {};
    if (/[,+&]|\s\/\s/.test(gap)) return start;
    if (start < at && (text === 'a' || text === 'i' || text === 'plus')) return start + 1;
  }
  return at;
}

/** A comma, a plus or `a` somewhere between two things. */
const isCoordinated = (tokens: Clause['tokens'], from: number, to: number) =>
  gapsBetween(tokens, from, to).includes(',') || hasConjunction(tokens, from, to);

const gapsBetween = (tokens: Clause['tokens'], from: number, to: number) =>
  tokens
    .slice(from, to + 1)
    .map(({ gap }) => gap)
    .join('');

function hasConjunction(tokens: Clause['tokens'], from: number, to: number): boolean {
  return tokens
    .slice(from, to + 1)
    .some(
      ({ gap, text }, index) =>
        /[+&]|\s\/\s/.test(gap) || (index < to - from && (text === 'a' || text === 'i' || text === 'plus')),
    );
}

/** How many different pieces of a goalkeeper's gear are among things. */
export function goaliePieces(all: readonly string[]): number {
  return new Set(all.filter((thing) => goalieThings.includes(thing))).size;
}
