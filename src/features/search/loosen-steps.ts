import { crowns } from '../../contract/czech.ts';
import { conditionLabel, wearLabel } from '../catalogue/index.ts';
import { attributeDefinition } from './facets/attributes.ts';
import { neighbours } from './filter-near-misses.ts';

/** New values of a parameter, and the label of their chip. */
export type Step = { values: string[]; label: string };

type Ends = { min?: number | undefined; max?: number | undefined };

/** How far each step extends a range, and how it is labelled. */
const measures = new Map<string, { reaches: readonly number[]; before?: string; unit?: string }>([
  ['shaftLengthCm', { reaches: [4, 9], unit: 'cm' }],
  ['totalLengthCm', { reaches: [4, 9], unit: 'cm' }],
  ['flexMm', { reaches: [2, 4], before: 'Flex' }],
  ['shoeSizeEu', { reaches: [1], before: 'EU' }],
]);
/** Price steps: somewhat more, half more, double. */
const priceFactors = [1.25, 1.6, 2];

/**
 * Relaxed values of a parameter, nearest first: slightly more expensive, longer, the other hand, more worn.
 */
export function stepsBeside(key: string, values: readonly string[]): Step[] {
  const measure = measures.get(key);
  if (values.length === 0) return [];
  if (key === 'price') return priceSteps(endsOf(values[0]));
  if (measure) {
    const { min, max } = endsOf(values[0]);
    return measure.reaches.map((reach) =>
      rangeStep(
        { min: min && Math.max(0, min - reach), max: max && max + reach },
        (end) => end.toLocaleString('cs-CZ'),
        measure,
      ),
    );
  }
  return neighbours(key, values).map((next) => ({
    values: [...values, next],
    label: `I ${named(key, next)}`,
  }));
}

function priceSteps({ min, max }: Ends): Step[] {
  return priceFactors.map((factor) =>
    max === undefined
      ? rangeStep({ min: min && rounded(min / factor, Math.floor) }, crowns)
      : rangeStep({ min, max: rounded(max * factor, Math.ceil) }, crowns),
  );
}

/** Rounds as people state prices: to 100, from 1,000 to 500, from 5,000 to 1,000. */
function rounded(price: number, round: (number: number) => number): number {
  const unit = price < 1_000 ? 100 : price < 5_000 ? 500 : 1_000;
  return round(price / unit) * unit;
}

function rangeStep(
  { min, max }: Ends,
  format: (end: number) => string,
  { before, unit }: { before?: string; unit?: string } = {},
): Step {
  const [from, to] = [min, max].map((end) => (end === undefined ? '' : format(end)));
  const words = to === '' ? `od ${from}` : from === '' ? `do ${to}` : `${from}–${to}`;
  const label = [before, words, unit].filter(Boolean).join('\u00a0');
  return { values: [`${min ?? ''}-${max ?? ''}`], label: capitalized(label) };
}

function endsOf(range = '-'): Ends {
  const [min = '', max = ''] = range.split('-');
  return { ...(min === '' ? {} : { min: Number(min) }), ...(max === '' ? {} : { max: Number(max) }) };
}

const hands = new Map([
  ['left', 'levé'],
  ['right', 'pravé'],
]);

const named = (key: string, value: string): string =>
  (key === 'hand' ? hands.get(value) : (conditionLabel(value) ?? wearLabel(value))?.toLowerCase()) ?? value;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const anything: Readonly<Record<string, string>> = {
  hand: 'Jakákoli strana',
  shaftLengthCm: 'Jakákoli délka',
  totalLengthCm: 'Jakákoli délka',
  flexMm: 'Jakýkoli flex',
  shoeSizeEu: 'Jakákoli velikost',
  swap: 'I bez výměny',
  category: 'I jiné kategorie',
  brand: 'I jiné značky',
  condition: 'V jakémkoli stavu',
  wear: 'I víc hrané',
  price: 'Za jakoukoli cenu',
  priceType: 'S jakoukoli cenou',
  photo: 'I bez fotky',
  seller: 'Od kohokoli',
  place: 'Celá ČR',
  age: 'I starší',
};

/** Label of a search without a parameter, when its name alone suffices. */
export function withoutLabel(key: string): string | undefined {
  const definition = attributeDefinition(key);
  return anything[key] ?? (definition && `${definition.label}: nezáleží`);
}
