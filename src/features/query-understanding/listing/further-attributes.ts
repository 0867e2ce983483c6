import type { AttributeValue, AttributeValues } from '../../catalogue/contract.ts';
import { attributesOf } from '../../catalogue/index.ts';
import type { FoundFact } from '../facts/fact.ts';
import { numberOf } from '../facts/number-facts.ts';
import { countedThings, holding } from '../facts/number-words.ts';
import { approvalBooks, fitBook, listingNegations, negationBooks } from '../lexicon/words.ts';
import type { PhraseBook } from '../text/phrase-book.ts';
import { childrensGroups } from './form-facts.ts';
import type { ClauseWithFacts } from './heads.ts';
import { thingFacts } from './thing-facts.ts';

type Further = { attributes: AttributeValues; doubtful: string[] };
type Read = { value: AttributeValue; unsure?: boolean };
type Reader = (clauses: readonly ClauseWithFacts[], category: string) => Read | undefined;

/** Attributes that only the form asks about; the search does not compare them. */
const readers: Readonly<Record<string, Reader>> = {
  iffMark: (clauses) => approvalIn(clauses),
  bladeHardness: (clauses, category) => hardnessIn(clauses, category),
  footLengthCm: (clauses) => footIn(clauses),
  fit: (clauses) => fitIn(clauses),
  ageGroup: (clauses) => groupsIn(clauses),
  bagSticks: (clauses) => capacityIn(clauses),
  setContents: (clauses) => contentsIn(clauses, piecesOfGoalies),
  bundleContents: (clauses) => contentsIn(clauses, piecesOfPlayers),
};

/** Reads them for the category that asks; `doubtful` are those to check. */
export function furtherAttributes(category: string, clauses: readonly ClauseWithFacts[]): Further {
  const read = attributesOf(category).flatMap(({ key }) => {
    const found = readers[key]?.(clauses, category);
    return found ? [{ key, ...found }] : [];
  });
  return {
    attributes: Object.fromEntries(read.map(({ key, value }) => [key, value])),
    doubtful: read.flatMap(({ key, unsure }) => (unsure ? [key] : [])),
  };
}

/** Whether the size of shoes was converted from another scale or rounded from thirds. */
export function isShoeConverted(facts: readonly FoundFact[], clauses: readonly ClauseWithFacts[]): boolean {
  const european = facts.filter(({ is }) => is !== 'shoe-abroad' && is !== 'foot');
  return (
    thingFacts('shoes', european).shoe === undefined || clauses.some(({ tokens }) => tokens.some(isThird))
  );
}

const isThird = (
  { text, gap }: ClauseWithFacts['tokens'][number],
  at: number,
  all: ClauseWithFacts['tokens'],
) => text === '3' && gap === '/' && /^[12]$/.test(all[at - 1]?.text ?? '');

/** A clause between commas, brackets and the like. */
function partsOf({ tokens, facts }: ClauseWithFacts) {
  const starts = tokens.flatMap(({ gap }, at) => (at === 0 || /[,;()/|]/.test(gap) ? [at] : []));
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? tokens.length;
    return {
      tokens: tokens.slice(from, to),
      facts: facts.filter(({ at }) => at >= from && at < to).map((fact) => ({ ...fact, at: fact.at - from })),
    };
  });
}

const furthestBefore = 3;
const furthestBehind = 4;

/** `IFF ok`, `bez značky IFF`, `atest nečitelný`; what names the federation itself precedes `atest`. */
function approvalIn(clauses: readonly ClauseWithFacts[]): Read | undefined {
  const read = clauses.flatMap(partsOf).flatMap(({ tokens }) =>
    tokens.flatMap(({ text }, at) => {
      if (!approvalBooks.marks.at(tokens, at)) return [];
      const said = (book: PhraseBook<true>, before: number, behind: number) =>
        tokens.some((_, each) => each >= at - before && each <= at + behind && book.at(tokens, each));
      const unreadable = said(approvalBooks.unreadable, furthestBefore, furthestBehind);
      const missing = said(approvalBooks.missing, furthestBefore, 2);
      return [{ text, value: unreadable ? 'unreadable' : missing ? 'no' : 'yes' }];
    }),
  );
  const found = read.find(({ text }) => text === 'iff') ?? read[0];
  return found && { value: found.value };
}

/** Of a blade; of a whole stick only beside its blade, because people also use these words for the flex. */
function hardnessIn(clauses: readonly ClauseWithFacts[], category: string): Read | undefined {
  for (const { tokens, facts } of clauses.flatMap(partsOf)) {
    const hardness = facts.find(({ is }) => is === 'hardness');
    if (hardness?.is !== 'hardness') continue;
    const isOfBlade =
      category === 'cepele' ||
      tokens.some(({ stem }) => stem === 'cepel') ||
      facts.some((fact) => fact.is === 'line' && fact.of.every(({ kind }) => kind === 'blade'));
    if (isOfBlade) return { value: hardness.hardness };
  }
  return undefined;
}

/** Insole in cm; the form has half centimetres. */
function footIn(clauses: readonly ClauseWithFacts[]): Read | undefined {
  const feet = clauses.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.is === 'foot' ? [fact.cm] : fact.is === 'shoe-abroad' ? [fact.foot] : [])),
  );
  const cm = feet.find((each) => each !== undefined);
  if (cm === undefined) return undefined;
  const value = Math.round(cm * 2) / 2;
  return { value, unsure: value !== cm };
}

function fitIn(clauses: readonly ClauseWithFacts[]): Read | undefined {
  for (const { tokens } of clauses)
    for (const at of tokens.keys()) {
      const fit = fitBook.at(tokens, at)?.value;
      if (fit && !negationBooks.before.at(tokens, at - 1)) return { value: fit };
    }
  return undefined;
}

/** `dětská`, unlike `po synovi`, which names only who used it. */
export const isForKids = (clauses: readonly ClauseWithFacts[]): boolean => fitIn(clauses)?.value === 'kids';

/** `mladší žáci`, `U11`: who used it, or for whom it is, so it is to be checked. */
function groupsIn(clauses: readonly ClauseWithFacts[]): Read | undefined {
  const named = clauses
    .flatMap(({ facts }) => facts)
    .flatMap((fact) =>
      fact.is === 'age'
        ? Object.entries(childrensGroups).flatMap(([group, [from, to]]) =>
            fact.from === from && fact.to === to ? [group] : [],
          )
        : [],
    );
  return named.length > 0 ? { value: [...new Set(named)], unsure: true } : undefined;
}

const maxSticks = 30;

/** `na 5 hokejek`; of `pro 3–4 hole` the larger number, to be checked. */
function capacityIn(clauses: readonly ClauseWithFacts[]): Read | undefined {
  for (const { tokens, facts } of clauses)
    for (const [at, token] of tokens.entries()) {
      const count = numberOf(token);
      if (count === undefined || !Number.isInteger(count) || count < 1 || count > maxSticks) continue;
      const isOfSticks =
        countedThings.has(tokens[at + 1]?.text ?? '') ||
        facts.some((fact) => fact.is === 'thing' && fact.thing === 'stick' && fact.at === at + 1);
      const isRange = numberOf(tokens[at - 1]) !== undefined && /[-–/]/.test(token.gap);
      if (isOfSticks && holding.has(tokens[isRange ? at - 2 : at - 1]?.text ?? ''))
        return { value: count, unsure: isRange };
    }
  return undefined;
}

/** Choices of „Co set obsahuje“ by thing. */
const piecesOfGoalies: Readonly<Record<string, string>> = {
  mask: 'mask',
  vest: 'vest',
  'goalie-pants': 'pants',
  kneepads: 'kneepads',
  'goalie-gloves': 'gloves',
  'goalie-jersey': 'jersey',
  jersey: 'jersey',
  shoes: 'shoes',
  jock: 'jock',
  neck: 'neck',
  bag: 'bag',
};

/** Choices of „Co je v setu“ by thing. */
const piecesOfPlayers: Readonly<Record<string, string>> = {
  stick: 'stick',
  shoes: 'shoes',
  stickbag: 'bag',
  toolbag: 'bag',
  backpack: 'bag',
  bag: 'bag',
  ball: 'balls',
  glasses: 'glasses',
  jersey: 'clothing',
  shorts: 'clothing',
  socks: 'clothing',
  shirt: 'clothing',
  hoodie: 'clothing',
  goal: 'goals',
};

/** The named pieces, without `bez masky` and `maska není součástí`. */
function contentsIn(
  clauses: readonly ClauseWithFacts[],
  pieces: Readonly<Record<string, string>>,
): Read | undefined {
  const named = clauses.flatMap(({ tokens, facts }) =>
    facts.flatMap((fact) => {
      if (fact.is !== 'thing') return [];
      const piece = pieces[fact.thing];
      const behind = fact.at + fact.length;
      const isMissing =
        [1, 2].some((back) => negationBooks.before.at(tokens, fact.at - back)) ||
        tokens
          .slice(behind, behind + 2)
          .some(({ text, gap }) => listingNegations.behind.has(text) && !/[,.;()]/.test(gap));
      return piece && !isMissing ? [piece] : [];
    }),
  );
  return named.length > 0 ? { value: [...new Set(named)] } : undefined;
}
