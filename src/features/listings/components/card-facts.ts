import type { Fact as CardFact } from '../../../ui/cards/fact-strip.tsx';
import { BladeLeft, BladeRight } from '../../../ui/icons/drawings.tsx';
import type { Fact } from '../../catalogue/contract.ts';
import type { Miss } from './shown-card.ts';

const sides = {
  left: { icon: BladeLeft, short: 'L' },
  right: { icon: BladeRight, short: 'P' },
  straight: {},
};

/** Cells that tell what a parameter of the search asks for. */
const cellOf = new Map([
  ['hand', 'strana'],
  ['shaftLengthCm', 'délka'],
  ['totalLengthCm', 'délka'],
  ['flexMm', 'flex'],
  ['shoeSizeEu', 'velikost'],
  ['size', 'velikost'],
]);

/** Characters that two lines of a cell hold. */
const widestValue = 20;

/**
 * Cells of the fact strip; a side of a blade has its icon beside its letter, a range of lengths goes without its unit, and
 * of values that would be cut the first one stands with the number of the others. What the search asks otherwise differs.
 */
export function factCells(facts: readonly Fact[], misses: readonly Miss[] = []): CardFact[] {
  const missed = new Set(misses.map(({ key }) => cellOf.get(key)));
  return facts.map(({ label, value, hand }) => ({
    label,
    value: value.length > widestValue ? firstOf(value.split(', ')) : value,
    ...(hand && sides[hand]),
    ...(missed.has(label) && { differs: true }),
    ...(/–\d+\scm$/.test(value) && { short: value.slice(0, -3) }),
  }));
}

const firstOf = ([first = '', ...others]: string[]) =>
  others.length > 0 ? `${first} +${others.length}` : first;
