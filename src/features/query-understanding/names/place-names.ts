import { z } from 'zod';
import { fold } from '../../../contract/fold.ts';
import type { NamedPlace, PlaceNames } from '../contract.ts';
import file from '../lexicon/places.json' with { type: 'json' };
import { phrases } from '../lexicon/schema.ts';
import { spellingIndex } from '../text/spelling-index.ts';

export type PlaceRecord = {
  code: string;
  name: string;
  kind: NamedPlace['kind'];
  district?: string;
  region: string;
};

type Node = {
  next: Map<string, Node>;
  place?: NamedPlace;
  /** Its words as in the register, folded. */ exact?: string;
  /** Its name as in the register. */ name?: string;
  /** Known by any form of its name; of a village any form may be a common word, as of Paseka is `pásky`. */ great?: boolean;
};

const nameLists = z.record(z.string(), phrases);
/** Informal names of regions, areas and towns beside the official ones. */
const lands = z.array(z.strictObject({ regions: phrases, districts: phrases.optional(), names: phrases }));
const called = z
  .strictObject({ lands, regions: nameLists, districts: nameLists, towns: nameLists })
  .parse(file);
const nicknames = new Map(Object.entries(called.towns).map(([town, list]) => [fold(town), list]));

const prepositions = new Set(['v', 've', 'z', 'ze', 'u', 'do', 'okoli', 'kolem', 'okres', 'okrese']);
/** Names this short or common are places only after a preposition. */
const shortestAlone = 4;

const wordsOf = (name: string) =>
  fold(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/**
 * Places by their names in any case. Of places with the same name the first one wins, so list larger ones first.
 */
export function placeNames(
  places: readonly PlaceRecord[],
  districtsOfPostcode: PostcodeDistricts = () => [],
): PlaceNames {
  const root: Node = { next: new Map() };
  const each = places.map((record) => ({ record, place: named(record) }));
  for (const { regions, districts, names } of called.lands)
    for (const name of names)
      add(root, wordsOf(name), {
        place: { code: fold(name), kind: 'land', label: names[0] ?? name, region: '', regions, districts },
        name,
        great: true,
      });
  // `Žďár` is rather the town on the Sázava than the village.
  for (const [index, { record, place }] of each.entries())
    for (const words of [
      ...namesOf(record),
      ...(index < greatTowns ? [...shortenedNames(record), ...abbreviated(record)] : []),
    ])
      add(root, words, { place, name: record.name, great: index < greatTowns || record.kind !== 'place' });
  for (const { record, place } of each)
    for (const words of shortenedNames(record)) add(root, words, { place, name: record.name, great: true });
  const districts = new Map(
    each.flatMap(({ record, place }) => (record.kind === 'district' ? [[record.code, place] as const] : [])),
  );
  const postcode = postcodeNames(districts, districtsOfPostcode);
  return {
    at: (words, at, written) => postcode(words, at) ?? longest(root, words, at, written),
    near: mistypedTowns(each),
  };
}

function named({ code, name, kind, district, region }: PlaceRecord): NamedPlace {
  return {
    code,
    kind,
    label: kind === 'district' ? `okres ${name}` : name,
    region,
    ...(district ? { district } : {}),
  };
}

function namesOf({ code, name, kind }: PlaceRecord): string[][] {
  const words = wordsOf(name);
  // `Brno-venkov` is unambiguous; `Kladno` alone is the town.
  if (kind === 'district')
    return [
      ['okres', ...words],
      ['okr', ...words],
      ...(words.length > 1 ? [words] : []),
      ...(called.districts[code] ?? []).map(wordsOf),
    ];
  if (kind === 'region') return [words, ...(called.regions[code] ?? []).map(wordsOf)];
  const [only = '', ...more] = words;
  // Too short for a stem: `v Aši`, `z Aše`.
  if (only.length < 3 && more.length === 0) return [words, [`${only}i`], [`${only}e`]];
  return [words, ...(nicknames.get(fold(name)) ?? []).map(wordsOf)];
}

const longestAbbreviation = 4;
const shortestSecond = 4;

/** `Č. Budějovice`, `Ml. Boleslav`, `Uherské Hr.`: one of two words abbreviated. */
function abbreviated({ name, kind }: PlaceRecord): string[][] {
  const [first, second, ...more] = wordsOf(name);
  if (kind !== 'place' || !first || !second || second.length < shortestSecond || more.length > 0) return [];
  const shortOf = (word: string) =>
    Array.from({ length: Math.min(longestAbbreviation, word.length - 1) }, (_, at) => word.slice(0, at + 1));
  return [
    ...shortOf(first).map((short) => [short, second]),
    ...shortOf(second).map((short) => [first, short]),
  ];
}

/** Only the largest towns are matched by any misspelling or prefix; of smaller ones only long names. */
const greatTowns = 300;
const shortestMistyped = 5;
const shortestOfSmallTown = 7;
const shortestBegun = 3;

/** Towns by names with one or two typing errors, or by prefix; larger ones first. */
function mistypedTowns(places: readonly { record: PlaceRecord; place: NamedPlace }[]) {
  const towns = new Map<string, NamedPlace>();
  for (const { record, place } of places) {
    const [word, ...more] = record.kind === 'place' ? wordsOf(record.name) : [];
    if (!word || more.length > 0 || towns.has(word)) continue;
    if (word.length >= (towns.size < greatTowns ? shortestBegun : shortestOfSmallTown))
      towns.set(word, place);
  }
  const names = [...towns.keys()];
  const great = names.slice(0, greatTowns);
  const long = names.filter((name) => name.length >= shortestMistyped);
  const wrong = spellingIndex([...long, ...long.map(placeStem)], 1);
  const byStem = new Map(names.toReversed().map((name) => [placeStem(name), towns.get(name)]));
  return (word: string, isUnfinished: boolean): NamedPlace | undefined => {
    if (word.length < shortestBegun) return undefined;
    const [near] =
      word.length < shortestMistyped ? [] : [word, placeStem(word)].flatMap((each) => wrong.closest(each, 1));
    const begun = near || !isUnfinished ? undefined : great.find((name) => name.startsWith(word));
    // Nobody mistypes the first letter: `drahou` is not Praha.
    const name = near?.word[0] === word[0] ? near?.word : begun;
    return name === undefined ? undefined : (towns.get(name) ?? byStem.get(name));
  };
}

const rivers = /^(nad|pod|na|u|v|ve|pri)$/;
const shortestFirst = 4;
/** `Týn n. Vlt.` */
const abbreviatedTo = 3;

/** `Žďár nad Sázavou` is called `Žďár nad S.`, `Žďár n. S.` and, where unambiguous, `Žďár`. */
function shortenedNames({ name, kind }: PlaceRecord): string[][] {
  const words = wordsOf(name);
  const at = words.findIndex((word, index) => index > 0 && rivers.test(word));
  if (kind !== 'place' || at < 1) return [];
  const first = words.slice(0, at);
  const rest = words.slice(at + 1).map((word) => word[0] ?? '');
  const between = words[at] ?? '';
  return [
    [...first, between, ...rest],
    [...first, between[0] ?? '', ...rest],
    ...[between, between[0] ?? ''].map((short) => [
      ...first,
      short,
      ...words.slice(at + 1).map((word) => word.slice(0, abbreviatedTo)),
    ]),
    ...(first.join('').length >= shortestFirst ? [first] : []),
  ];
}

function add(
  root: Node,
  words: readonly string[],
  { place, name, great }: Required<Pick<Node, 'place' | 'name' | 'great'>>,
): void {
  let node = root;
  for (const word of words) {
    const key = placeStem(word);
    let next = node.next.get(key);
    if (!next) node.next.set(key, (next = { next: new Map() }));
    node = next;
  }
  if (node !== root && !node.place) {
    node.place = place;
    node.exact = words.join(' ');
    node.name = name;
    node.great = great;
  }
}

function longest(root: Node, words: readonly string[], at: number, written?: readonly string[]) {
  let found: { place: NamedPlace; length: number } | undefined;
  let node: Node | undefined = root;
  for (let index = at; node; index += 1) {
    if (node.place && (isMeant(node, words, at, index) || isWritten(node, written, at, index)))
      found = { place: node.place, length: index - at };
    const word: string | undefined = words[index];
    node = word === undefined ? undefined : node.next.get(placeStem(word));
  }
  if (!found) return undefined;
  // A part of a town: `Praha 4`, `Brno 2`.
  return /^\d{1,2}$/.test(words[at + found.length] ?? '') && /^(prah|praz)/.test(words[at] ?? '')
    ? { ...found, length: found.length + 1 }
    : found;
}

/** `Aš` and `aš` are the town, and so is `Lom` within a query; `as` and `lom` may be a prefix of anything. */
function isWritten(
  { name, exact }: Node,
  written: readonly string[] | undefined,
  at: number,
  end: number,
): boolean {
  if (name === undefined || written === undefined || end !== at + 1) return false;
  const typed = written[at] ?? '';
  // `HK` and `OVA` in capitals after another word.
  if (exact !== fold(name) && exact === fold(typed)) return at > 0 && typed === typed.toUpperCase();
  return fold(typed) === typed.toLowerCase()
    ? at > 0 && typed === name
    : typed.toLowerCase() === name.toLowerCase();
}

/** Short names match as written in the register, or after a preposition. */
function isMeant(node: Node, words: readonly string[], at: number, end: number): boolean {
  if (prepositions.has(words[at - 1] ?? '')) return true;
  const typed = words.slice(at, end).join(' ');
  if (!node.great && end === at + 1 && typed !== node.exact) return false;
  return typed.length >= shortestAlone || typed === node.exact ? typed.length >= shortestAlone : false;
}

const endings = 'ich ech ach ami emi ych eho emu em am um ym im ou a e i o u y'.split(' ');
const shortestStem = 3;

/**
 * Stem of one folded word of a place name, equal in all cases: `praha` and `praze`, `liberec` and `liberci`.
 */
function placeStem(word: string): string {
  if (/\d/.test(word)) return word;
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
  const cut = ending ? word.slice(0, -ending.length) : word;
  // `Kuřim`, whose ending looks like an inflection, and `Kuřimi`; `Havlíčkův` and `Havlíčkově`.
  const bare = cut.replace(/^(.{3,})im$/, '$1').replace(/uv$/, 'ov');
  const hard = bare.length > 4 ? bare.replace(/([^aeiouy])e([^aeiouy])$/, '$1$2') : bare;
  return hard.replace(/h$/, 'z').replace(/k$/, 'c');
}

/** District codes of a postal code. */
type PostcodeDistricts = (digits: string) => readonly string[];

/**
 * A postal code in a query means its district: `39701`, `397 01`, `PSČ 110 00`. Codes of Prague split by a space
 * look like a length and a flex, so without a label they count only in one piece.
 */
function postcodeNames(districts: ReadonlyMap<string, NamedPlace>, districtsOf: PostcodeDistricts) {
  return (words: readonly string[], at: number): { place: NamedPlace; length: number } | undefined => {
    const label = words[at] === 'psc' ? 1 : 0;
    const [first = '', second = ''] = words.slice(at + label, at + label + 2);
    const whole = /^[1-7]\d{4}$/.test(first);
    const apart =
      /^[1-7]\d{2}$/.test(first) && /^\d{2}$/.test(second) && (label > 0 || !first.startsWith('1'));
    const [code] = whole || apart ? districtsOf(first) : [];
    const place = code === undefined ? undefined : districts.get(code);
    return place && { place, length: label + (whole ? 1 : 2) };
  };
}
