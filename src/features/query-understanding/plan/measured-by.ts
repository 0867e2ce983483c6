import { step } from '../contract.ts';
import type { FoundFact } from '../facts/fact.ts';
import { bounds, within } from '../facts/believed.ts';
import { cm } from '../facts/number-words.ts';
import { insole } from '../facts/shoe-sizes.ts';
import { ageOfHeight, heightSize, letterSizes } from '../facts/sizes.ts';
import { unsizedThings } from '../lexicon/things.ts';
import type { Token } from '../text/tokens.ts';
import { bounded, type MeasureName } from './measures.ts';
import type { Meant } from './meant.ts';

type Measures = [of: MeasureName, from: number, to?: number];

export const clothes = [
  'jersey',
  'shorts',
  'tracksuit',
  'sweatpants',
  'shirt',
  'hoodie',
  'jacket',
  'vest',
  'goalie-pants',
  'goalie-jersey',
  'goalie-set',
  'kneepads',
  'goalie-gloves',
];

/** The measure of a fact, with its range. */
export function measuredBy(
  fact: FoundFact,
  things: readonly string[],
  all: readonly FoundFact[],
): Measures | undefined {
  switch (fact.is) {
    case 'lengths':
      return ['shaft', fact.shaft];
    case 'length':
      return [fact.of === 'either' ? 'length' : fact.of, fact.cm];
    case 'flex':
      return ['flex', fact.mm];
    case 'shoe':
    case 'shoe-abroad':
      return ['shoe', fact.tenths];
    case 'foot': {
      const inside = things.includes('shoes') ? insole(fact.cm) : undefined;
      return inside?.is === 'shoe-abroad' ? ['shoe', inside.tenths] : undefined;
    }
    case 'age':
      return ['age', fact.from, fact.to];
    case 'pieces':
      return fact.of === undefined || things.includes(fact.of) ? ['pieces', fact.count] : undefined;
    case 'amount':
      return ['price', fact.czk];
    case 'size':
      return sizeMeasure(fact.size, fact.to);
    case 'body':
      return ['body', fact.cm];
    case 'letter':
      // `taška 50 l` has no size L.
      return isSide(fact.letter, things) ||
        (things.length > 0 && things.every((each) => unsizedThings.has(each)))
        ? undefined
        : sizeMeasure(fact.letter);
    case 'sized':
    case 'number':
      return numberMeasure(fact, things, all);
    default:
      return undefined;
  }
}

/** The measure of a number without a unit on such a thing. */
function numberMeasure(
  { is, number, bound, at }: Extract<FoundFact, { is: 'number' | 'sized' }>,
  things: readonly string[],
  all: readonly FoundFact[],
): Measures | undefined {
  if (things.includes('socks') && within(number, bounds.shoe)) return ['sock', number];
  const named = bound?.of;
  if (named === 'price' || named === 'age') return [named, number];
  if (things.includes('shoes') && within(number, bounds.shoe)) return ['shoe', Math.round(number * 10)];
  const isRound = bound !== undefined && named === undefined && is === 'number' && number % 50 === 0;
  if (things.some((each) => each === 'stick' || each === 'shaft') && !isRound) {
    if (within(number, bounds.flex) && is !== 'sized' && !hasOtherFlex(all, at)) return ['flex', number];
    if (within(number, [bounds.shaft[0], bounds.total[1]])) return ['length', number];
    // `hůl pro kluka 150`: no stick is this long.
    const age = ageOfHeight(number);
    if (!bound && within(number, [bounds.total[1] + 1, heightsTold[1]]))
      return age === undefined ? ['body', number] : ['age', age];
  }
  const isSized = things.length === 0 || things.some((each) => clothes.includes(each));
  // `dres do 500` is a price, `dres do 152` a size.
  if (heightSize(number) && isSized && (bound === undefined || is === 'sized' || number % 10 !== 0))
    return ['height', number];
  return bound !== undefined && is === 'number' && number >= leastPrice ? ['price', number] : undefined;
}

/** A smaller number with a bound, such as `do 42`, is a size rather than a price. */
const leastPrice = 50;

/** `flex 26 nebo 28` has two; a number farther from a flex is not one. */
const hasOtherFlex = (all: readonly FoundFact[], at: number) =>
  all.some((each) => each.is === 'flex' && (each.at > at || each.at + each.length < at - 1));

/** For a stick a letter is the side, for clothes the size. */
export const isSide = (letter: string, things: readonly string[]) =>
  /^[lpr]$/.test(letter) &&
  (things.length === 0 || things.some((each) => ['stick', 'blade', 'shaft'].includes(each)));

function sizeMeasure(size: string, to = size): Measures | undefined {
  const place = letterSizes.findIndex((each) => each === size);
  if (place >= 0) return ['letter', place];
  return /^\d+$/.test(size) ? ['height', Number(size), Number(to)] : undefined;
}

/**
 * Lengths no stick has, such as `florbalka 120 cm`, are searched for as words, so that the user sees there is no
 * such item. For clothes they are the size by height, for other things they are ignored.
 */
export function unknownLength(
  { at, length, bound }: FoundFact,
  all: readonly FoundFact[],
  things: readonly string[],
  tokens: readonly Token[],
): Meant[] {
  const [number, unit] = tokens.slice(at, at + length);
  if (!number || !unit || !cm.has(unit.text)) return [];
  const measure = (of: MeasureName, value: number): Meant[] => [
    { is: 'measure', ...bounded(of, value, value, bound), at, length },
  ];
  const asked = Number(number.text);
  const isHeight = within(asked, heightsTold);
  if (isHeight && things.some((each) => clothes.includes(each))) return measure('height', asked);
  const age = ageOfHeight(asked);
  if (isHeight && (asked >= beyondSticks || isBody(tokens, at)))
    return age === undefined ? measure('body', asked) : measure('age', age);
  const ofStick = things.some((each) => each === 'stick' || each === 'shaft') || all.length === 1;
  if (!ofStick) return [];
  const text = `${number.text}\u00a0cm`;
  return [{ is: 'word', text, stems: [number.text], foreign: false, costs: 2 * step, at, length }];
}

/** Plausible body heights in cm. */
const heightsTold = [92, 215] as const;

/** No stick is this long: `hůl 170 cm` means body height. */
const beyondSticks = 130;

/** `hůl na 122 cm`, beyond all stick lengths. */
const isBody = (tokens: readonly Token[], at: number) => /^(na|pro)$/.test(tokens[at - 1]?.text ?? '');
