import { brandAt, linesOfCommonWords, lineAt } from '../lexicon/brands.ts';
import { thingBook } from '../lexicon/things.ts';
import {
  ageBook,
  colourBook,
  foreignBook,
  hardnessBook,
  isFunctionWord,
  kindBook,
  sideBook,
  wornBook,
} from '../lexicon/words.ts';
import { readTokens, type Token } from '../text/tokens.ts';
import type { Fact, FoundFact } from './fact.ts';
import { numberFact } from './number-facts.ts';
import { withPieces } from './pieces.ts';
import { cm } from './number-words.ts';
import { letterSize } from './sizes.ts';

/** All facts in the words, in order and without overlaps; the longest phrase wins. */
export function readFacts(tokens: readonly Token[]): FoundFact[] {
  const withFacts: FoundFact[] = [];
  for (let at = 0; at < tokens.length;) {
    const before = withFacts.at(-1);
    const afterBrand =
      before !== undefined &&
      (before.is === 'brand' || before.is === 'line') &&
      before.at + before.length === at;
    const found = factAt(tokens, at, afterBrand);
    if (found?.fact) withFacts.push({ ...found.fact, at, length: found.length });
    at += found?.length ?? 1;
  }
  return withPieces(withFacts, tokens);
}

/** `kolik` and `být` are not football studs and a flat. */
function foreignAt(tokens: readonly Token[], at: number) {
  const found = foreignBook.at(tokens, at);
  const [only] = tokens.slice(at, at + 1);
  return found?.length === 1 && only && isFunctionWord(only) ? undefined : found;
}

type Found = { fact?: Fact; length: number };

/** Numbers first, because their labels are also words; then the longest phrase, names before common words. */
function factAt(tokens: readonly Token[], at: number, afterBrand: boolean): Found | undefined {
  const text = tokens[at]?.text ?? '';
  if (/^\d+x\d+$/.test(text))
    return { fact: { is: 'dimensions', text }, length: cm.has(tokens[at + 1]?.text ?? '') ? 2 : 1 };
  const number = numberFact(tokens, at);
  const named = lineAt(tokens, at);
  const line = named && (afterBrand || !linesOfCommonWords.has(named.value.key)) ? named : undefined;
  // `Zone Pro`, yet `Zone pro syna`.
  if (afterBrand && line && line.value.key !== 'pro' && line.length >= (number?.length ?? 0))
    return {
      fact: { is: 'line', key: line.value.key, name: line.value.name, of: line.value.of },
      length: line.length,
    };
  const worn = wornBook.at(tokens, at);
  // `2x použitá` and `2 sezony` are not counts.
  const knownLength = (worn?.length ?? 0) + (number?.fact.is === 'other-number' ? 0 : -1);
  if (number && number.length >= (line?.length ?? 0) && number.length > knownLength) return number;
  const readings: (Found | undefined)[] = [
    of(brandAt(tokens, at), (brand) => ({ is: 'brand', brand })),
    of(foreignAt(tokens, at), (sport) => ({ is: 'foreign', sport })),
    of(thingBook.at(tokens, at), (thing) => ({ is: 'thing', thing })),
    of(line, (each) => ({ is: 'line', key: each.key, name: each.name, of: each.of })),
    of(worn, (level) => (level === 'none' ? undefined : { is: 'worn', level })),
    of(sideBook.at(tokens, at), (hand) => (hand === 'unclear' ? undefined : { is: 'hand', hand })),
    of(ageBook.at(tokens, at), (ages) => (typeof ages === 'string' ? { is: ages } : { is: 'age', ...ages })),
    of(hardnessBook.at(tokens, at), (hardness) => ({ is: 'hardness', hardness })),
    of(colourBook.at(tokens, at), (colour) => ({ is: 'colour', colour })),
    of(kindBook.at(tokens, at), (fact) => fact),
  ];
  const longest = Math.max(0, ...readings.map((each) => each?.length ?? 0));
  return longest > 0
    ? readings.find((each) => each?.length === longest)
    : (twoColours(tokens, at) ?? letterAt(tokens, at));
}

function of<T>(
  phrase: { value: T; length: number } | undefined,
  fact: (value: T) => Fact | undefined,
): Found | undefined {
  if (!phrase) return undefined;
  const withFacts = fact(phrase.value);
  return { length: phrase.length, ...(withFacts ? { fact: withFacts } : {}) };
}

/** `žlutočerná`, `bílorůžové`. */
function twoColours(tokens: readonly Token[], at: number): Found | undefined {
  const text = tokens[at]?.text ?? '';
  for (const { index } of text.matchAll(/(?<=.{3})o(?=.{3})/g)) {
    const [first, second] = readTokens(`${text.slice(0, index)}a ${text.slice(index + 1)}`).map(
      (_, part, all) => colourBook.at(all, part)?.value,
    );
    if (first && second) return { fact: { is: 'colour', colour: first, and: second }, length: 1 };
  }
  return undefined;
}

const letters = ['l', 'p', 'r', 's', 'm'] as const;

function letterAt(tokens: readonly Token[], at: number): Found | undefined {
  const word = tokens[at]?.text ?? '';
  const letter = letters.find((each) => each === word);
  if (letter) {
    // A side of a stick or a size; a lone `s` is usually a preposition.
    const written = tokens[at - 1]?.text ?? '';
    const labelled = /^(vel|velikost|velikosti|size|strana|ohyb|zahnuti|ruka)$/.test(written);
    if (letter === 's' && !labelled && !standsAlone(tokens, at) && !beginsRange(tokens, at)) return undefined;
    return { fact: { is: 'letter', letter }, length: 1 };
  }
  const size = letterSize(word);
  return size ? { fact: { is: 'size', size }, length: 1 } : undefined;
}

/** `S až L`, `S/M`: not a preposition. */
const beginsRange = (tokens: readonly Token[], at: number) =>
  letterSize(tokens[tokens[at + 1]?.text === 'az' ? at + 2 : at + 1]?.text ?? '') !== undefined;

/** `rukavice S 200`: rather a price than what comes with them. */
const leastPrice = 150;

/** Whether nothing follows that a preposition could refer to. */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || /[.,;)+&\n]/.test(next.gap) || Number(next.text) >= leastPrice;
}
