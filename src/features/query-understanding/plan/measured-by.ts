import type { FoundFact } from '../facts/fact.ts';
import { bounds, within } from '../facts/believed.ts';
import { heightSize, letterSizes } from '../facts/sizes.ts';
import type { MeasureName } from './measures.ts';

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

/** What a fact measures, from and to. */
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
    case 'age':
      return ['age', fact.from, fact.to];
    case 'pieces':
      return fact.count > 1 ? ['pieces', fact.count] : undefined;
    case 'amount':
      return ['price', fact.czk];
    case 'size':
      return sizeMeasure(fact.size, fact.to);
    case 'body':
      return ['body', fact.cm];
    case 'letter':
      return isSide(fact.letter, things) ? undefined : sizeMeasure(fact.letter);
    case 'sized':
    case 'number':
      return numberMeasure(fact, things, all);
    default:
      return undefined;
  }
}

/** What a number without a unit measures on such a thing. */
function numberMeasure(
  { is, number, bound, at }: Extract<FoundFact, { is: 'number' | 'sized' }>,
  things: readonly string[],
  all: readonly FoundFact[],
): Measures | undefined {
  const named = bound?.of;
  if (named === 'price' || named === 'age') return [named, number];
  if (things.includes('shoes') && within(number, bounds.shoe)) return ['shoe', Math.round(number * 10)];
  const isRound = bound !== undefined && named === undefined && is === 'number' && number % 50 === 0;
  if (things.some((each) => each === 'stick' || each === 'shaft') && !isRound) {
    if (within(number, bounds.flex) && is !== 'sized' && !hasOtherFlex(all, at)) return ['flex', number];
    if (within(number, [bounds.shaft[0], bounds.total[1]])) return ['length', number];
  }
  const isSized = things.length === 0 || things.some((each) => clothes.includes(each));
  // `dres do 500` tells a price, `dres do 152` a size.
  if (heightSize(number) && isSized && (bound === undefined || is === 'sized' || number % 10 !== 0))
    return ['height', number];
  return bound !== undefined && is === 'number' && number >= leastPrice ? ['price', number] : undefined;
}

/** A lesser number with a bound, such as `do 42`, is rather a size than a price. */
const leastPrice = 50;

/** `flex 26 nebo 28` tells two; a number further from a flex is none. */
const hasOtherFlex = (all: readonly FoundFact[], at: number) =>
  all.some((each) => each.is === 'flex' && (each.at > at || each.at + each.length < at - 1));

/** Of a stick a letter is the side, of clothes the size. */
export const isSide = (letter: string, things: readonly string[]) =>
  /^[lpr]$/.test(letter) &&
  (things.length === 0 || things.some((each) => ['stick', 'blade', 'shaft'].includes(each)));

function sizeMeasure(size: string, to = size): Measures | undefined {
  const place = letterSizes.findIndex((each) => each === size);
  if (place >= 0) return ['letter', place];
  return /^\d+$/.test(size) ? ['height', Number(size), Number(to)] : undefined;
}
