import { noBrand, otherBrand } from '../../catalogue/index.ts';
import type { FoundFact, WornLevel } from '../facts/fact.ts';
import { agesOfShaft } from '../facts/sizes.ts';
import { categoryOfThing, goalieThings, kindOfThing } from '../lexicon/things.ts';
import { titleStems } from '../lexicon/known-stems.ts';
import { listingNegations } from '../lexicon/words.ts';
import type { Token } from '../text/tokens.ts';
import { type FormFacts, formFacts, mergedFacts } from './form-facts.ts';
import type { ClauseWithFacts } from './heads.ts';
import { pieceSteps } from '../facts/sizes.ts';
import type { Item } from './lots.ts';
import { goaliePieces } from './offered.ts';
import { longThings, thingFacts } from './thing-facts.ts';
import { wornLevel } from './worn.ts';

type One = FormFacts & {
  thing: string;
  named: 'title' | 'text' | 'nowhere';
  brand: BrandRead;
  lines: readonly string[];
};

/** Marks of a listing of one item. */
export function oneMarks(one: One): string[] {
  return [`thing:${one.thing}`, `named:${one.named}`, ...traits(one)];
}

/**
 * Marks of each of several items, with marks for what it is sold with. Form sizes apply to goalkeeper pieces
 * without a stated size.
 */
export function itemMarks(
  items: readonly Item[],
  sizes: readonly string[],
): { thing: string; own: string[]; among: string[] }[] {
  const nothing = formFacts({});
  const wear = (each: Item) =>
    wornMarks(wornLevel([{ ...each, part: 'text', listed: true, selling: false }], {}));
  const kinds = new Set(items.map((each) => each.thing));
  const kind = kinds.size === 1 ? 'several' : 'lot';
  const goalie = `lot-goalie:${goaliePieces(items.map((each) => each.thing))}`;
  return items.map((item) => {
    const { thing, facts } = item;
    const lines = facts.flatMap((fact) => (fact.is === 'line' ? [fact.key] : []));
    const one = {
      ...mergedFacts(nothing, thingFacts(thing, facts)),
      thing,
      brand: brandOf(thing, undefined, facts),
      lines,
    };
    const same = items.filter((each) => each.thing === thing);
    if (same.length > 1) one.pieces = sum(same.map((each) => thingFacts(thing, each.facts).pieces ?? 1));
    if (one.sizes.length === 0 && goalieThings.includes(thing)) one.sizes = [...sizes];
    const beside = [...kinds].filter((each) => each !== thing).map((each) => `beside:${each}`);
    return { thing, own: [...traits(one), ...wear(item)], among: [goalie, `${kind}:${thing}`, ...beside] };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function traits(one: Omit<One, 'named'>): string[] {
  const marks: string[] = [];
  const add = (group: string, values: readonly (string | number)[]) => {
    if (values.length === 0) return;
    marks.push(`has:${group}`, ...values.map((value) => `${group}:${value}`));
  };
  if (one.brand.stated) marks.push(`brand:${one.brand.stated}`);
  if (one.brand.byLine) marks.push(`line-brand:${one.brand.byLine}`);
  // Form and title differ: found by either, the form's ranks first.
  if (one.brand.titled) marks.push(`line-brand:${one.brand.titled}`);
  marks.push(...one.lines.map((line) => `line:${line}`));
  add('hand', one.hands);
  add('flex', one.flexes);
  if (longThings.has(one.thing) && one.shafts.length + one.totals.length > 0) marks.push('has:length');
  marks.push(...one.shafts.map((cm) => `shaft:${cm}`), ...one.totals.map((cm) => `total:${cm}`));
  if (one.shafts.length === 0) marks.push(...one.totals.map((cm) => `only-total:${cm}`));
  add('shoe', one.shoes);
  add('size', one.sizes);
  add('colour', one.colours);
  if (one.pieces !== undefined)
    add(
      'pieces',
      pieceSteps.filter((step) => step <= (one.pieces ?? 0)),
    );
  if (one.hardness !== undefined) marks.push(`hardness:${one.hardness}`);
  return [...marks, ...ageMarks(one)];
}

/**
 * Age range an item fits: stated, or derived from a stick's length; `age:child` if only known to be for
 * children.
 */
/** Approximate length a blade adds to a shaft, in cm. */
const bladeAddsCm = 10;
/** Longest shaft (cm) and softest flex (mm) that are sold for children. */
const childrensShaft = 84;
const childrensFlex = 34;
/** Largest children's clothes (height in cm) and shoes (tenths of an EU size). */
const childrensHeight = 164;
const childrensShoe = 350;
/** Shoes of this size are an adult's, whoever wore them: `sálovky 44 po synovi`. */
const grownShoe = 425;

function ageMarks(one: Omit<One, 'named'>): string[] {
  const { thing, shafts, totals, flexes, shoes, ages, junior, adult } = one;
  const [shaft = (totals[0] ?? 0) - bladeAddsCm] = shafts;
  const measured = shafts.length + totals.length > 0;
  const softly = longThings.has(thing) && !measured && flexes.some((mm) => mm >= childrensFlex);
  const byLength = longThings.has(thing) ? agesOfShaft(shaft) : undefined;
  const years = [ages, byLength].flatMap((range) =>
    range ? Array.from({ length: range.to - range.from + 1 }, (_, index) => `age:${range.from + index}`) : [],
  );
  const short = longThings.has(thing) && measured && shaft <= childrensShaft;
  const withFacts = ages !== undefined && ages.from <= 13;
  const small = !adult && isSmall(one);
  const grown = thing === 'shoes' && shoes.length > 0 && shoes.every((tenths) => tenths >= grownShoe);
  const young =
    !grown &&
    (short || small || withFacts || softly || (junior && !adult && !(longThings.has(thing) && measured)));
  return [
    ...years,
    ...(young ? ['for:child'] : []),
    ...(years.length === 0 && young ? ['age:unknown'] : []),
    ...(junior ? ['for:junior'] : []),
  ];
}

/** Clothes in a child's height, and shoes no adult wears. */
const isSmall = ({ thing, sizes, shoes }: Omit<One, 'named'>) =>
  (sizes.length > 0 && sizes.every((size) => /^\d{3}$/.test(size) && Number(size) <= childrensHeight)) ||
  (thing === 'shoes' && shoes.length > 0 && shoes.every((tenths) => tenths <= childrensShoe));

/** Marks of a stated level of wear. */
export function wornMarks(level: WornLevel | undefined): string[] {
  return level ? ['has:worn', `worn:${level}`] : [];
}

/**
 * Word marks of the listing, and separately those of the title (which names the item), including negated and
 * wanted ones. Excludes `ofOthers`.
 */
export function wordMarks(
  title: string,
  clauses: readonly ClauseWithFacts[],
  spoken: readonly ClauseWithFacts[],
  ofOthers: ReadonlySet<Token> = new Set(),
): string[] {
  const all = [...clauses, ...spoken];
  const heads = [...clauses.filter((each) => each.selling), ...spoken];
  const stems = (from: readonly ClauseWithFacts[]) =>
    from.flatMap(({ tokens }) =>
      tokens.flatMap((token, at) => (ofOthers.has(token) || isNegatedWord(tokens, at) ? [] : [token.stem])),
    );
  const without = all.flatMap(({ tokens }) =>
    tokens.flatMap(({ stem }, at) => (isNegatedWord(tokens, at) ? [`without:${stem}`] : [])),
  );
  return [
    ...new Set(without),
    ...new Set(stems(all).map((stem) => `word:${stem}`)),
    ...new Set([...titleStems(title), ...stems(heads)].map((stem) => `head:${stem}`)),
  ];
}

/** `bez koleček`, `nikoliv karbon`, `není lepená`, and behind the word `kolečka nemá`. */
const isNegatedWord = (tokens: ClauseWithFacts['tokens'], at: number): boolean =>
  listingNegations.before.has(tokens[at - 1]?.text ?? '') ||
  (listingNegations.behind.has(tokens[at + 1]?.text ?? '') && !/[,.;:]/.test(tokens[at + 1]?.gap ?? ''));

const thingMark = 'thing:';

/** Category of a listing's only item; undefined for a lot and for other goods. */
export function leafOfMarks(marks: readonly string[]): string | undefined {
  const things = marks.filter((mark) => mark.startsWith(thingMark));
  const [thing] = things;
  return thing !== undefined && things.length === 1
    ? categoryOfThing(thing.slice(thingMark.length))
    : undefined;
}

/**
 * Brand of an item: stated, or implied by a line of a single brand; `titled` when the title names another one.
 */
export type BrandRead = { stated?: string; byLine?: string; titled?: string };

export function brandOf(
  thing: string | undefined,
  form: string | undefined,
  facts: readonly FoundFact[],
  titled?: string,
): BrandRead {
  if (form !== undefined && form !== otherBrand && form !== noBrand)
    return { stated: form, ...(titled !== undefined && titled !== form ? { titled } : {}) };
  const named = facts.flatMap((fact) => (fact.is === 'brand' ? [fact.brand] : []));
  // `Precision` and `Wall` are also common words: another brand beside them wins.
  const stated = named.find((each) => each !== 'precision' && each !== 'wall') ?? named[0];
  if (stated) return { stated };
  for (const fact of facts) {
    if (fact.is !== 'line') continue;
    const kind = thing === undefined ? undefined : kindOfThing[thing];
    const fitting = fact.of.filter((each) => kind === undefined || each.kind === kind);
    const brands = new Set((fitting.length > 0 ? fitting : fact.of).map((each) => each.brand));
    const [only] = brands;
    if (brands.size === 1 && only !== undefined) return { byLine: only };
  }
  return {};
}
