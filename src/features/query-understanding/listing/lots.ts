import { covers, type FoundFact, isStickMeasure } from '../facts/fact.ts';
import type { Clause } from './clauses.ts';
import { thingByFacts } from './implied-things.ts';
import { gapsBetween, headThings, isAside, type Head, type ClauseWithFacts } from './heads.ts';

/** An item of a mixed lot with its facts. */
export type Item = { thing: string; facts: FoundFact[]; tokens: Clause['tokens'] };

/** Parts of whole items: named after one, they are described rather than sold. */
export const partsOf: Record<string, readonly string[]> = {
  stick: ['blade', 'shaft', 'grip'],
  shaft: ['grip', 'blade'],
};

/** Maximum number of words (adjective, brand, count) before an item's name. */
const furthestName = 3;

/** `1x Epic 29`: a counted item named by its product line or measures. */
function thingOfLine({ facts, tokens }: ClauseWithFacts): string | undefined {
  if (!/^\d+ x$/.test(`${tokens[0]?.text} ${tokens[1]?.text}`)) return undefined;
  const kinds = facts.flatMap((fact) => (fact.is === 'line' ? fact.of.map(({ kind }) => kind) : []));
  return facts.some(isStickMeasure) || kinds.includes('stick') ? 'stick' : undefined;
}

/** `- dres + trenky L`: names of several items, which nothing else describes. */
const shortestItem = 4;

const measures: ReadonlySet<string> = new Set([
  'hand',
  'flex',
  'length',
  'lengths',
  'shoe',
  'sized',
  'size',
  'letter',
  'number',
]);

/** Items of a list that each start with a thing, or that vary the one in the title or category. */
export function listedThings(
  clauses: readonly ClauseWithFacts[],
  byCategory: string | undefined,
): Item[] | undefined {
  const titled = new Set(
    clauses
      .filter(({ part }) => part === 'title')
      .flatMap(headThings)
      .map(({ thing }) => thing),
  );
  const [named = byCategory] = titled;
  const texts = clauses.filter(({ part }) => part === 'text');
  const listed = texts.filter((each) => each.listed);
  const items = listed.flatMap((clause) => {
    const several = itemsOf(clause, []);
    if (several && several.every(({ tokens }) => tokens.length <= shortestItem)) return several;
    const head = headThings(clause)[0];
    const thing = head
      ? head.at <= furthestName && !isAside(clause, head) && head.thing
      : thingOfLine(clause);
    return thing ? [{ thing, facts: clause.facts, tokens: clause.tokens }] : [];
  });
  if (items.length >= 2) return items;
  if (named === undefined || titled.size > 1) return undefined;
  const titles = clauses.filter(({ part }) => part === 'title');
  return [listed, ...texts.map((each) => [each]), texts, titles]
    .map((some) => itemsOfMakes(named, some))
    .find((each) => new Set(each.map(makeOf)).size >= 2);
}

const makeOf = ({ facts }: Item) =>
  facts
    .flatMap((fact) => (fact.is === 'brand' ? [fact.brand] : fact.is === 'line' ? [fact.key] : []))
    .join(' ');

/**
 * `Unihoc Epic levá 96 cm`, `Kempa 42, Adidas 43`: several of the titled thing, each by brand and measures.
 */
function itemsOfMakes(thing: string, clauses: readonly ClauseWithFacts[]): Item[] {
  return clauses.flatMap(parted).flatMap(({ facts, tokens, heads }) => {
    const isOne =
      facts.some(({ is }) => is === 'brand' || is === 'line') &&
      facts.some(({ is }) => measures.has(is)) &&
      heads.every((head) => head.thing === thing);
    return isOne ? [{ thing, facts, tokens }] : [];
  });
}

/** Parts of a clause between commas. */
function parted(clause: ClauseWithFacts) {
  const heads = headThings(clause);
  const starts = [0, ...clause.tokens.flatMap(({ gap }, at) => (at > 0 && /[,;+&]/.test(gap) ? [at] : []))];
  // A part without a brand describes the preceding one: `Unihoc Epic, levá, 96 cm`.
  const own = starts.filter((at, index) => {
    const end = starts[index + 1] ?? clause.tokens.length;
    return index === 0 || clause.facts.some((fact) => fact.is === 'brand' && fact.at >= at && fact.at < end);
  });
  return own.map((at, index) => {
    const end = own[index + 1] ?? clause.tokens.length;
    const isWithin = (each: { at: number }) => each.at >= at && each.at < end;
    return {
      facts: clause.facts.filter(isWithin),
      tokens: clause.tokens.slice(at, end),
      heads: heads.filter(isWithin),
    };
  });
}

/**
 * `hůl po sezoně, čepel drží tvar` offers one item: after a comma, a part is an item of its own only if just its
 * own brand or measure follows, as in `hůl, čepel Zone levá, vak`; a hardness describes.
 */
function isPartTold(clause: ClauseWithFacts, head: Head, before: readonly Head[], isLast: boolean): boolean {
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

const tellsWhich = (facts: readonly FoundFact[], at: number) =>
  facts.some((fact) => covers(fact, at) && !['worn', 'thing', 'hardness'].includes(fact.is));

/**
 * `batoh, florbalové brýle a taška`: a title or a selling sentence that enumerates items; if the title is vague,
 * any sentence that enumerates at least three.
 */
export function coordinated(
  clauses: readonly ClauseWithFacts[],
  { parts, open }: { parts: readonly string[]; open: boolean },
): Item[] | undefined {
  const oneInTitle = clauses.some(isMeasuredTitle);
  for (const clause of clauses) {
    const counts = clause.part === 'title' || (!oneInTitle && (clause.selling || open));
    const items = counts ? itemsOf(clause, parts) : undefined;
    if (items && (clause.part === 'title' || clause.selling || items.length >= minCount))
      return withTold(items, clauses, parts);
  }
  return undefined;
}

const minCount = 3;

/** `Zone L 96/107, flex 26` is a stick, whatever parts the text mentions. */
export const isMeasuredTitle = ({ part, facts }: ClauseWithFacts) =>
  part === 'title' && facts.some(isStickMeasure);

function itemsOf(clause: ClauseWithFacts, parts: readonly string[]): Item[] | undefined {
  const named = headThings(clause);
  const heads = [...impliedHead(clause, named[0]), ...named].filter(
    (head, index, all) =>
      !isAside(clause, head) && !isPartTold(clause, head, all.slice(0, index), index === all.length - 1),
  );
  const joined = heads.filter(
    (head, index) => index === 0 || isListedTogether(clause.tokens, heads[index - 1]?.end ?? 0, head.at),
  );
  // `prodám po synovi, nová omotávka i čepel` describes parts of a whole.
  if (clause.part === 'text' && joined.every(({ thing }) => parts.includes(thing))) return undefined;
  if (new Set(joined.map((each) => each.thing)).size < 2 || joined.length !== heads.length) return undefined;
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

/** `Blue Stick 96 pravá + náhradní čepel`: an item implied by measures or a line, joined to a named one. */
function impliedHead({ part, tokens, facts }: ClauseWithFacts, next: Head | undefined): Head[] {
  const end =
    next &&
    tokens.findIndex(
      ({ text, gap }, at) =>
        at > 0 && at <= next.at && (/[+&]/.test(gap) || (at < next.at && /^(a|i|plus)$/.test(text))),
    );
  if (part !== 'title' || end === undefined || end < 0) return [];
  const thing = thingByFacts(facts.filter((fact) => fact.at < end));
  return thing === undefined || thing === next?.thing ? [] : [{ thing, at: 0, end }];
}

/**
 * The title enumerates the items, the text describes them: `výbava po synovi: florbalka Zone 87 levá a sálovky
 * Mizuno 38` one by one, `vše vel. L` all together.
 */
function withTold(items: Item[], clauses: readonly ClauseWithFacts[], parts: readonly string[]): Item[] {
  const texts = clauses.filter(({ part }) => part === 'text');
  const again = texts.flatMap((clause) => {
    const withFacts = itemsOf(clause, parts);
    return withFacts &&
      withFacts.length === items.length &&
      withFacts.every(({ thing }) => items.some((each) => each.thing === thing))
      ? [withFacts]
      : [];
  })[0];
  const ofAll = texts.filter(
    (clause) => headThings(clause).length === 0 && clause.tokens.some(({ text }) => wholes.test(text)),
  );
  const unnamed = texts.filter((clause) => headThings(clause).length === 0);
  return items.map((item) => {
    const byMeasures = again ? [] : unnamed.filter(({ facts }) => thingByFacts(facts) === item.thing);
    const described = [
      again?.find(({ thing }) => thing === item.thing) ?? [],
      item,
      byMeasures,
      ofAll,
    ].flat();
    return {
      thing: item.thing,
      facts: described.flatMap(({ facts }) => facts),
      tokens: described.flatMap(({ tokens }) => tokens),
    };
  });
}

const wholes = /^(oboji|oboje|vse|vsechno|vsechny|komplet)$/;

/**
 * Start of an item's words: after the last comma, plus or `a` before its name, so that `levá čepel a pravá hůl`
 * is split.
 */
function startOf(tokens: Clause['tokens'], from: number, at: number): number {
  for (let start = at; start > from; start -= 1) {
    const { gap = '', text = '' } = tokens[start] ?? {};
    if (/[,+&]|\s\/\s/.test(gap)) return start;
    if (start < at && (text === 'a' || text === 'i' || text === 'plus')) return start + 1;
  }
  return at;
}

/** Whether a comma, a plus or `a` separates two things. */
const isListedTogether = (tokens: Clause['tokens'], from: number, to: number) =>
  gapsBetween(tokens, from, to).includes(',') || hasConjunction(tokens, from, to);

function hasConjunction(tokens: Clause['tokens'], from: number, to: number): boolean {
  return tokens
    .slice(from, to + 1)
    .some(
      ({ gap, text }, index) =>
        /[+&]|\s\/\s/.test(gap) || (index < to - from && (text === 'a' || text === 'i' || text === 'plus')),
    );
}
