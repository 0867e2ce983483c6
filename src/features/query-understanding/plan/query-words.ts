import type { NamedPlace, PlaceNames, Vocabulary } from '../contract.ts';
import { covers, type FoundFact } from '../facts/fact.ts';
import { readFacts } from '../facts/read-facts.ts';
import { brandAt, brandNames, lineWordNear } from '../lexicon/brands.ts';
import { correctedStem, isKnownStem, titleStems } from '../lexicon/known-stems.ts';
import { isDropped, isFunctionWord, seldomTold } from '../lexicon/words.ts';
import { readTokens, type Token } from '../text/tokens.ts';
import { respaced } from './glued-words.ts';
import { beginnings, type Beginning, brandsBegun } from './beginnings.ts';
import { boundedFacts } from './bounded-facts.ts';
import { isQuality, negatedParts } from './negation.ts';
import type { Loose, QueryWords } from './query-parts.ts';
import { isIndifferent, isVerb } from './request-phrasing.ts';
import { spelledNumbers } from './spelled-numbers.ts';

export type Known = { vocabulary: Vocabulary; places: PlaceNames };

const maxCharacters = 400;
const maxTokens = 20;

/** The words of a query, normalized like those of a title. */
export const wordsTyped = (query: string) => titleStems(query.slice(0, maxCharacters)).slice(0, maxTokens);

/** Facts of a query, and interpretations of its other words. */
export function queryWords(query: string, { vocabulary, places }: Known): QueryWords {
  const typed = readTokens(query.slice(0, maxCharacters)).slice(0, maxTokens);
  let tokens = withBegunSide(withBegunBrand(typed.filter((_, at) => !isVerb(typed, at))));
  let facts = readFacts(tokens);
  const digits = spelledNumbers(tokens, (at) => isFree(facts, at));
  if (digits.some((token, at) => token !== tokens[at])) {
    tokens = digits;
    facts = readFacts(tokens);
  }
  const stands = (at: number) =>
    isFree(facts, at) &&
    vocabulary.count(tokens[at]?.stem ?? '') === 0 &&
    !isDropped(tokens[at] ?? { text: '', stem: '' }) &&
    !places.at(
      tokens.map((each) => each.text),
      at,
    );
  const respacedTokens = respaced(tokens, stands);
  if (respacedTokens.length !== tokens.length) {
    tokens = respacedTokens;
    facts = readFacts(tokens);
  }
  const brand = facts.find((fact) => fact.is === 'brand')?.brand;
  const corrected = tokens.map((token, at) => {
    if (!isFree(facts, at)) return token;
    const isLast = at === tokens.length - 1;
    const word = brand && stands(at) ? lineWordNear(brand, token.text, isLast) : undefined;
    return word === undefined
      ? correctedToken(token, isLast, { vocabulary, places }, tokens, at)
      : { ...token, ...word };
  });
  if (corrected.some((token, at) => token !== tokens[at])) {
    tokens = corrected;
    facts = readFacts(tokens);
  }
  const steered = boundedFacts(tokens, query);
  ({ tokens, facts } = steered);
  // A lone `hokej` is rather a prefix of `hokejka` than another sport.
  const [only] = tokens;
  if (
    only &&
    tokens.length === 1 &&
    facts.every(({ is }) => is === 'foreign') &&
    begun(only, query, vocabulary)?.things.length
  )
    facts = [];
  // Numbers this large are rather postal codes.
  facts = facts.filter((fact) => fact.is !== 'number' || fact.number < 10_000);
  const terms = looseTerms(tokens, facts, { vocabulary, places }, query);
  // A single vague word is searched for literally, otherwise it would match everything.
  const loose =
    terms.length > 0 || facts.some(({ is }) => !saysNothing.has(is)) ? terms : passedOverTerms(tokens);
  // The `L` of `Ústí n. L.` is not a side.
  const inPlace = (fact: FoundFact) => loose.some((each) => each.is === 'place' && covers(each, fact.at));
  const parts = [...facts.filter((fact) => !inPlace(fact)), ...loose].toSorted((a, b) => a.at - b.at);
  const negated = negatedParts(parts, tokens, steered.negations);
  const wanted = facts.filter(
    (fact) => !inPlace(fact) && !(isQuality(fact) && isIndifferent(tokens, fact.at)),
  );
  return { tokens, facts: wanted, loose, negated };
}

const saysNothing: ReadonlySet<FoundFact['is']> = new Set(['offers', 'floorball', 'other-number']);

const passedOverTerms = (tokens: readonly Token[]) =>
  tokens.flatMap((token, at): Loose[] =>
    isDropped(token) && !isFunctionWord(token)
      ? [{ is: 'word', text: token.text, stems: [token.stem], at, length: 1 }]
      : [],
  );

/** `čepel pra`, `florbalka le`: after an item with a side, an incomplete side rather than Praha. */
const begunSides = new Map([
  ['le', 'leva'],
  ['pra', 'prava'],
]);
const hasSide = (tokens: readonly Token[]) =>
  readFacts(tokens).some((fact) => fact.is === 'thing' && ['stick', 'blade'].includes(fact.thing));

function withBegunSide(tokens: Token[]): Token[] {
  const last = tokens.at(-1);
  const side = begunSides.get(last?.text ?? '');
  return last && side !== undefined && hasSide(tokens)
    ? [
        ...tokens.slice(0, -1),
        ...readTokens(side).map((each) => ({ ...last, text: each.text, stem: each.stem })),
      ]
    : tokens;
}

/** `fat p`: an incomplete second word of a brand. */
function withBegunBrand(tokens: Token[]): Token[] {
  const [first, last] = tokens.slice(-2);
  if (!first || !last || first.text.length < shortestBegun || last.gap !== ' ') return tokens;
  const typed = `${first.text} ${last.text}`;
  const [, whole] =
    brandNames()
      .find(([name]) => name !== typed && name.startsWith(typed))?.[0]
      .split(' ') ?? [];
  return whole === undefined ? tokens : [...tokens.slice(0, -1), { ...last, text: whole, stem: whole }];
}

/** Completions of an incomplete word; diacritics no name has are ignored as typing errors. */
function begun({ text, start, end }: Token, query: string, vocabulary: Vocabulary): Beginning | undefined {
  return beginnings(text, vocabulary, query.slice(start, end).normalize('NFC').toLowerCase());
}

const isFloorballBegun = (text: string) => text.length >= 3 && 'florbalovy'.startsWith(text);

const isFree = (facts: readonly FoundFact[], at: number) => !facts.some((fact) => covers(fact, at));

/** Corrects a misspelled term, unless it is a place or common in stock as written. */
function correctedToken(
  token: Token,
  isLast: boolean,
  { vocabulary, places }: Known,
  all: readonly Token[],
  at: number,
): Token {
  if (
    isDropped(token) ||
    seldomTold.has(token.text) ||
    (token.text.length <= longestModel && all[at - 1] !== undefined && brandAt(all, at - 1)) ||
    (isLast && isFloorballBegun(token.text)) ||
    isKnownStem(token.stem) ||
    /\d/.test(token.text)
  )
    return token;
  if (
    places.at(
      all.map((each) => each.text),
      at,
    )
  )
    return token;
  if (isLast && beginnings(token.text, vocabulary)) return token;
  const stem = correctedStem(token.stem, token.text);
  if (
    stem === undefined ||
    (vocabulary.count(token.stem) * rarer > vocabulary.count(stem) && vocabulary.count(token.stem) > 0)
  )
    return token;
  return { ...token, stem };
}

/**
 * After a brand, a word this short is rather a model than a misspelled thing: `Canadien Bison` is not `bidon`.
 */
const longestModel = 5;

/** Typing errors occur in stock too, but this many times more rarely than the correct word. */
const rarer = 20;

function looseTerms(
  tokens: readonly Token[],
  facts: readonly FoundFact[],
  { vocabulary, places }: Known,
  query: string,
): Loose[] {
  const words = tokens.map((each) => each.text);
  const written = tokens.map(({ start, end }) => query.slice(start, end).normalize('NFC'));
  const loose: Loose[] = [];
  const isTypedTown = (token: Token, at: number) =>
    isFree(facts, at) &&
    !isDropped(token) &&
    !isKnownStem(token.stem) &&
    vocabulary.count(token.stem) === 0 &&
    !(at === tokens.length - 1 && beginnings(token.text, vocabulary)) &&
    (token.text.length >= shortestTown || at === tokens.length - 1) &&
    (tokens.length > 1 || vocabulary.near(token.stem, 1).length === 0);
  /** A lone `teplá` is rather a prefix of a tracksuit than a small town. */
  const isThingBegun = (token: Token, place: NamedPlace) =>
    tokens.length === 1 &&
    places.near !== undefined &&
    places.near(token.text, true)?.code !== place.code &&
    (beginnings(token.text, vocabulary)?.things.length ?? 0) > 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    // A number in stock is an article code rather than a postal code.
    const isCode = token && /^\d{5}/.test(token.text) && vocabulary.count(token.stem) > 0;
    const place = isCode
      ? undefined
      : isFree(facts, at)
        ? places.at(words, at, written)
        : placeBehindPreposition(words, at, facts, places);
    const typo =
      token && !place && isTypedTown(token, at)
        ? places.near?.(token.text, at === tokens.length - 1)
        : undefined;
    if (typo) {
      loose.push({ is: 'place', place: typo, at, length: 1 });
      at += 1;
      continue;
    }
    if (
      token &&
      place &&
      (place.length > 1 || !isDropped(token) || /^(v|ve|z|ze)$/.test(words[at - 1] ?? '')) &&
      !isThingBegun(token, place.place)
    ) {
      loose.push({ is: 'place', place: place.place, at, length: place.length });
      at += place.length;
      continue;
    }
    if (
      token &&
      isFree(facts, at) &&
      (!isDropped(token) || (tokens.length === 1 && beginnings(token.text, vocabulary))) &&
      !isBareNumber.test(token.text) &&
      token.text.length > 1 &&
      !(at > 0 && at === tokens.length - 1 && isFloorballBegun(token.text)) &&
      !isHardlyBegun(token, at, tokens.length, vocabulary)
    )
      loose.push(meantBy(token, at, at === tokens.length - 1, vocabulary, query));
    at += 1;
  }
  return loose;
}

/** Possible measures and prices; longer numbers and those with letters are codes, searched for as words. */
const isBareNumber = /^\d{1,4}(\.\d)?$/;

/** `florbalka bl`: a last word of two letters has no meaning yet. */
const isHardlyBegun = ({ text, stem }: Token, at: number, length: number, vocabulary: Vocabulary) =>
  at > 0 && at === length - 1 && text.length <= 2 && vocabulary.count(stem) === 0;

/** `v Mostě`, `Nový Jičín`: after `v`, or with a second word, an otherwise ambiguous word is a place. */
function placeBehindPreposition(
  words: readonly string[],
  at: number,
  facts: readonly FoundFact[],
  places: PlaceNames,
) {
  const fact = facts.find((each) => at === each.at);
  if (!fact || fact.is === 'thing' || fact.is === 'brand') return undefined;
  const place = places.at(words, at);
  return ['v', 've', 'okres', 'okoli'].includes(words[at - 1] ?? '') || (place?.length ?? 0) > fact.length
    ? place
    : undefined;
}

function meantBy(token: Token, at: number, isLast: boolean, vocabulary: Vocabulary, query: string): Loose {
  const here = { at, length: 1 };
  const of = isLast ? (begun(token, query, vocabulary) ?? beginnings(token.text, vocabulary)) : undefined;
  if (of) return { is: 'beginning', of, ...here };
  const stems = [token.stem];
  const count = vocabulary.count(token.stem);
  const brands = count === 0 ? brandsBegun(token.text) : [];
  if (brands.length > 0) return { is: 'beginning', of: { things: [], brands }, ...here };
  // A word in stock is not a typing error, unless it is far rarer than the other.
  const isSlip = (other: string) => count === 0 || count * rarer <= vocabulary.count(other);
  if (token.stem.length >= 4) {
    stems.push(
      ...vocabulary.near(token.stem, maxVariants).filter((each) => !isKnownStem(each) && isSlip(each)),
    );
  }
  // An incomplete word may become any word in stock.
  if (isLast && count === 0 && token.text.length >= shortestBegun)
    stems.push(...vocabulary.startingWith(token.text, maxVariants));
  const written = query.slice(token.start, token.end);
  const epithet = isEpithet(written);
  const named = /\d/.test(written) || (at > 0 && /^\p{Lu}/u.test(written));
  return { is: 'word', text: token.text, stems: [...new Set(stems)], epithet, named, ...here };
}

/** Model names are capitalized, or lack such an ending. */
const isEpithet = (written: string) =>
  /^\p{Ll}{3,}([áéýí]|ého|ému|ých|ými|ým|ou)$/u.test(written.normalize('NFC'));

const maxVariants = 6;
const shortestBegun = 3;
/** Shorter words are not misspelled towns, but the last one may be a prefix of one. */
const shortestTown = 5;
