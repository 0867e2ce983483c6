import type { Fact as CardFact } from '../../../ui/cards/fact-strip.tsx';
import { BladeLeft, BladeRight } from '../../../ui/icons/drawings.tsx';
import type { Fact } from '../../catalogue/contract.ts';

const sides = {
  left: { icon: BladeLeft, short: 'L' },
  right: { icon: BladeRight, short: 'P' },
  straight: {},
};

/** Cells of the fact strip; a side of a blade is drawn beside its letter, a range of lengths goes without its unit. */
export function drawnFacts(facts: readonly Fact[]): CardFact[] {
  return facts.map(({ label, value, hand }) => ({
    label,
    value,
    ...(hand && sides[hand]),
    ...(/–\d+\scm$/.test(value) && { short: value.slice(0, -3) }),
  }));
}
