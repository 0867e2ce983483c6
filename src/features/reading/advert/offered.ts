import type { Told } from '../facts/fact.ts';
import { readFacts } from '../facts/read-facts.ts';
import { mended } from '../lexicon/known-stems.ts';
import { goalieThings } from '../lexicon/things.ts';
import type { Clause } from './clauses.ts';

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

/** `byCategory` is the thing of the advert's category. What is offered: by the list, the title, the sentence that sells, then any sentence. */
export function offered(clauses: readonly ToldClause[], byCategory?: string): Offered {
  const lot = listedThings(clauses) ?? coordinated(clauses);
  if (lot) return { lot };
  const title = clauses.filter((each) => each.part === 'title').flatMap(headThings)[0];
  if (title) return { one: title.thing, named: 'title' };
  const text = clauses.filter((each) => each.part === 'text');
  const sold = [
    ...text.filter((each) => each.selling).flatMap(headThings),
    ...(measuredInTitle(clauses)
      ? []
      : text.flatMap((clause) =>
          headThings(clause).filter(
            (head) =>
              !isAside(clause, head) && (head.at === 0 || !partsOf[byCategory ?? '']?.includes(head.thing)),
          ),
        )),
  ][0];
  return { one: sold?.thing, named: sold ? 'text' : 'nowhere' };
}

/** `Zone L 96/107, flex 26` is a stick, whatever parts the text tells of. */
function measuredInTitle(clauses: readonly ToldClause[]): boolean {
  return clauses.some(
    (each) =>
      each.part === 'title' &&
      each.facts.some(({ is }) => is === 'flex' || is === 'lengths' || is === 'length'),
  );
}

type Head = { thing: string; at: number; end: number };

/** Things named by a clause in their own right. */
export function headThings(clause: ToldClause): Head[] {
  const found: Head[] = [];
  for (const fact of clause.facts) {
    if (fact.is !== 'thing') continue;
    if (clause.tokens[fact.at]?.gap === '-') continue;
    const before = clause.tokens[fact.at - 1]?.text ?? '';
    const two = clause.tokens[fact.at - 2]?.text ?? '';
    if (found.length > 0 && (complements.has(before) || complements.has(two))) continue;
    found.push({ thing: fact.thing, at: fact.at, end: fact.at + fact.length });
  }
  return found;
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
  return (
    /^(je|v|ve|drzi|praskl|vymenen|jsou|bez|lepi|se|ma|maji|byl|zustal|sedi|nema|nejsou|neni)/.test(
      tokens[end]?.text ?? '',
    ) && !/^(vel|mal|mas)/.test(tokens[end]?.text ?? '')
  );
}

/** What a whole thing is made of: named behind it, they are told of rather than sold. */
const partsOf: Record<string, readonly string[]> = {
  stick: ['blade', 'shaft', 'grip'],
  shaft: ['grip'],
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
function coordinated(clauses: readonly ToldClause[]) {
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
    if (new Set(joined.map((each) => each.thing)).size < 2 || joined.length !== heads.length) continue;
    return joined.map(({ thing, at }, index) => {
      const end = joined[index + 1]?.at ?? clause.tokens.length;
      return {
        thing,
        facts: clause.facts.filter((fact) => fact.at >= at && fact.at < end),
        tokens: clause.tokens.slice(at, end),
      };
    });
  }
  return undefined;
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
