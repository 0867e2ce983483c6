import type { NamedPlace, PlaceNames } from '../contract.ts';
import { fold } from '../../../contract/fold.ts';
import { placeStem } from './place-stem.ts';

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
  /** Its words as in the register. */ exact?: string;
};

/** Names that people use for a region beside the official one. */
const alsoCalled: Record<string, readonly string[]> = {
  CZ010: ['hlavní město praha', 'pražský kraj'],
  CZ020: ['střední čechy', 'středočeský'],
  CZ031: ['jižní čechy', 'jihočeský', 'budějovický kraj'],
  CZ032: ['plzeňský'],
  CZ041: ['karlovarský'],
  CZ042: ['ústecký', 'severní čechy'],
  CZ051: ['liberecký'],
  CZ052: ['královéhradecký', 'hradecký kraj', 'východní čechy'],
  CZ053: ['pardubický'],
  CZ063: ['vysočina', 'kraj vysočina', 'jihlavský kraj'],
  CZ064: ['jižní morava', 'jihomoravský', 'brněnský kraj'],
  CZ071: ['olomoucký'],
  CZ072: ['zlínský'],
  CZ080: ['moravskoslezský', 'severní morava', 'ostravský kraj'],
};

/** Towns that are called by a part of their name: `Budějovice`, `Vary`, `Hradec`, `Boleslav`. */
const shortNames: Record<string, string> = {
  'hradec kralove': 'hradec',
  'ceske budejovice': 'budejovice',
  'karlovy vary': 'vary',
  'usti nad labem': 'usti',
  'mlada boleslav': 'boleslav',
  'frydek-mistek': 'frydek',
  'uherske hradiste': 'hradiste',
  'brandys nad labem-stara boleslav': 'brandys nad labem',
  'jablonec nad nisou': 'jablonec',
};

const prepositions = new Set(['v', 've', 'z', 'ze', 'u', 'do', 'okoli', 'kolem', 'okres', 'okrese']);
/** Names so short or so common that they are places only behind a preposition. */
const shortestAlone = 4;

const wordsOf = (name: string) =>
  fold(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Places by their names in any case. Of places of one name the first listed counts, so list the greater first. */
export function placeNames(places: readonly PlaceRecord[]): PlaceNames {
  const root: Node = { next: new Map() };
  for (const record of places) {
    const place = named(record);
    for (const words of namesOf(record)) add(root, words, place);
  }
  return { at: (words, at) => longest(root, words, at) };
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
  if (kind === 'district') return [['okres', ...words]];
  if (kind === 'region') return [words, ...(alsoCalled[code] ?? []).map(wordsOf)];
  const short = shortNames[fold(name)];
  return [words, ...(short ? [wordsOf(short)] : [])];
}

function add(root: Node, words: readonly string[], place: NamedPlace): void {
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
  }
}

function longest(root: Node, words: readonly string[], at: number) {
  let found: { place: NamedPlace; length: number } | undefined;
  let node: Node | undefined = root;
  for (let index = at; node; index += 1) {
    if (node.place && isMeant(node, words, at, index)) found = { place: node.place, length: index - at };
    const word: string | undefined = words[index];
    node = word === undefined ? undefined : node.next.get(placeStem(word));
  }
  if (!found) return undefined;
  // A part of a town: `Praha 4`, `Brno 2`.
  return /^\d{1,2}$/.test(words[at + found.length] ?? '') && /^(prah|praz)/.test(words[at] ?? '')
    ? { ...found, length: found.length + 1 }
    : found;
}

/** Short names count as written in the register, or behind a preposition. */
function isMeant(node: Node, words: readonly string[], at: number, end: number): boolean {
  if (prepositions.has(words[at - 1] ?? '')) return true;
  const typed = words.slice(at, end).join(' ');
  return typed.length >= shortestAlone || typed === node.exact ? typed.length >= shortestAlone : false;
}
