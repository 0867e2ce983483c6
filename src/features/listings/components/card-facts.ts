import type { Fact as CardFact } from '../../../ui/cards/fact-strip.tsx';
import { BladeLeft, BladeRight } from '../../../ui/icons/drawings.tsx';
import type { Fact } from '../../catalogue/contract.ts';
import type { Miss } from './shown-card.ts';

const sides = {
  left: { icon: BladeLeft, short: 'L' },
  right: { icon: BladeRight, short: 'P' },
  straight: {},
};

/** The fact cell that shows what a search parameter filters by. */
const cellOf = new Map([
  ['hand', 'strana'],
  ['shaftLengthCm', 'délka'],
  ['totalLengthCm', 'délka'],
  ['flexMm', 'flex'],
  ['shoeSizeEu', 'velikost'],
  ['size', 'velikost'],
]);

/** Number of characters that fit on two lines of a cell. */
const widestValue = 20;

/**
 * Cells of the fact strip. A blade side has an icon beside its letter, a range of lengths a short form without
 * unit, and a long list of values only its first and a count. Cells that miss the search are marked.
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
