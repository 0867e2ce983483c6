import type { FoundFact } from '../facts/fact.ts';
import { readFacts } from '../facts/read-facts.ts';
import { heightSizes, letterSizes } from '../facts/sizes.ts';
import { placeNames } from '../names/place-names.ts';
import { understand } from '../plan/plan-of.ts';
import { readTokens } from '../text/tokens.ts';
import { vocabularyOf } from '../vocabulary.ts';

/** Both ends inclusive; either may be open. */
export type Range = { min?: number | undefined; max?: number | undefined };

/** Wishes in the text of a demand. Lengths in cm, flex in mm, EU sizes, years, whole CZK. */
export type TextWishes = {
  hands: string[];
  brands: string[];
  notBrands: string[];
  /** Keys of product lines in the title only: the text may mention others. */
  lines: string[];
  hardness: string[];
  colours: string[];
  sizes: string[];
  shaft?: Range;
  total?: Range;
  flex?: Range;
  shoe?: Range;
  /** Body height. */
  body?: Range;
  ages?: Range;
  forChild: boolean;
  forAdult: boolean;
  onlyNew: boolean;
  damagedToo: boolean;
  maxPrice?: number | undefined;
  /** Distance the buyer would travel. */
  withinKm?: number;
};

/** Wishes do not depend on the stock. */
const known = { vocabulary: vocabularyOf(new Map()), places: placeNames([]) };

/** Words of a preference, as opposed to a requirement. */
const soft = /(?<!\p{L})(ide[aá]ln|nejl[eé]p|nejrad[eě]j|pref|t[rř]eba|nap[rř]|klidn|rad[sš])/iu;
const kilometres =
  /(?<!\p{L})(?:do|max\p{L}*|okol\p{L}*(?: do)?|v okruhu)\.?\s*(\d{1,3})\s*(?:km|kilometr)/iu;

const ranged = {
  shaftLengthCm: 'shaft',
  totalLengthCm: 'total',
  flexMm: 'flex',
  shoeSizeEu: 'shoe',
  bodyHeight: 'body',
} as const;
type RangedChip = keyof typeof ranged;
const isRanged = (key: string): key is RangedChip => Object.hasOwn(ranged, key);

const listed = { hand: 'hands', bladeHardness: 'hardness', colour: 'colours' } as const;
type ListedChip = keyof typeof listed;
const isListed = (key: string): key is ListedChip => Object.hasOwn(listed, key);

/**
 * Parses a demand as if its parts were searched for one after another, the title first. Repetitions only extend
 * lists; of a measure the first value counts.
 */
export function readWishes(title: string, description: string): TextWishes {
  const wishes: TextWishes = {
    hands: [],
    brands: [],
    notBrands: [],
    lines: [],
    hardness: [],
    colours: [],
    sizes: [],
    forChild: false,
    forAdult: false,
    onlyNew: false,
    damagedToo: false,
  };
  for (const fact of readPart(wishes, title, false)) if (fact.is === 'line') wishes.lines.push(fact.key);
  const wishesOfTitle = new Set(
    Object.entries(wishes).flatMap(([key, value]) => (isSaid(value) ? [key] : [])),
  );
  for (const sentence of description.split(/[.!?;…]+\s|\n/)) {
    let isSoft = false;
    for (const part of sentence.split(/,\s|[()]/)) {
      isSoft ||= soft.test(part);
      readPart(wishes, part, isSoft, wishesOfTitle);
    }
  }
  const km = kilometres.exec(`${title} ${description}`)?.[1];
  return km === undefined ? wishes : { ...wishes, withinKm: Number(km) };
}

const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== false);

/**
 * Parses one part and returns its facts. `settled` are lists the title has set, which later parts only mention.
 */
function readPart(
  wishes: TextWishes,
  text: string,
  isSoft: boolean,
  settled?: ReadonlySet<string>,
): FoundFact[] {
  const denied = new Set<string>();
  const add = (key: 'hands' | 'hardness' | 'colours' | 'brands' | 'sizes', values: readonly string[]) => {
    if (!settled?.has(key)) wishes[key] = [...new Set([...wishes[key], ...values])];
  };
  for (const { key, value } of understand(text, known)) {
    if (isRanged(key)) wishes[ranged[key]] ??= rangeOf(value);
    else if (isListed(key)) {
      if (key !== 'colour' || !isSoft) add(listed[key], [value]);
    } else if (key === 'size') add('sizes', sizesOf(value));
    else if (key === 'price') wishes.maxPrice ??= highestOf(value);
    else if (key === 'ageGroup') readAge(wishes, value);
    else if (key === 'condition' && value === 'new' && !isSoft) wishes.onlyNew = true;
    // A text mentions damaged items to exclude them.
    else if (key === 'condition' && value === 'damaged' && !settled) wishes.damagedToo = true;
    else if (key === 'not' && value.startsWith('brand=')) denied.add(value.slice('brand='.length));
  }
  const facts = readFacts(readTokens(text));
  const named = facts.flatMap((fact) => (fact.is === 'brand' ? [fact.brand] : []));
  wishes.notBrands.push(...denied);
  if (!isSoft)
    add(
      'brands',
      named.filter((brand) => !denied.has(brand)),
    );
  return facts;
}

function readAge(wishes: TextWishes, value: string): void {
  if (value === 'adult') wishes.forAdult = true;
  else if (value === 'junior') wishes.forChild = true;
  else wishes.ages ??= rangeOf(value);
}

/** `92-96`, `-27`, `42.5-`, a number alone. */
function rangeOf(value: string): Range {
  const [low = '', high = low] = value.split('-');
  return {
    ...(low === '' ? {} : { min: Number(low) }),
    ...(high === '' ? {} : { max: Number(high) }),
  };
}

/** A buyer's „od 500“ means about that much, so it is the maximum. */
function highestOf(value: string): number | undefined {
  const { min, max = min } = rangeOf(value);
  return max;
}

/** `m`, `s-m`, `140-150`: all sizes in the range. */
function sizesOf(value: string): string[] {
  const [low = '', high = low] = value.split('-');
  const scale: readonly string[] = /^\d/.test(low || high) ? heightSizes.map(String) : letterSizes;
  const [from, to] = [scale.indexOf(low), scale.indexOf(high)];
  if (low !== '' && from < 0) return [low];
  return scale.slice(Math.max(from, 0), to < 0 ? scale.length : to + 1);
}
