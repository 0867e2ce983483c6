import type { Fact as CardFact } from '../../../ui/cards/fact-strip.tsx';
import { BladeLeft, BladeRight } from '../../../ui/icons/own.tsx';
import type { Fact } from '../../catalogue/contract.ts';

const blades = { left: BladeLeft, right: BladeRight, straight: undefined };

/** Cells of the fact strip; a side of a blade is drawn beside its letter. */
export function drawnFacts(facts: readonly Fact[]): CardFact[] {
  return facts.map(({ label, value, hand }) => ({
    label,
    value,
    ...(hand && blades[hand] ? { icon: blades[hand] } : {}),
  }));
}
