import type { Fact } from './contract.ts';

const nbsp = '\u00a0';

/** Values that are unclear without their label. */
const inLine: Record<string, (value: string) => string> = {
  flex: (value) => `flex${nbsp}${value}`,
  kusů: (value) => `${value}${nbsp}ks`,
  holí: (value) => `holí:${nbsp}${value}`,
  číslo: (value) => `č.${nbsp}${value}`,
  stélka: (value) => `(${value})`,
};

/** A card's facts in one line, without negative ones: „levá · 96 cm · flex 27“, „EU 43 (27,5 cm)“. */
export function cardLine(facts: readonly Fact[]): string {
  return facts
    .filter((each) => !['ne', 'nečitelná'].includes(each.value))
    .map(({ label, value }) => (value === 'ano' ? label : (inLine[label]?.(value) ?? value)))
    .join(' · ')
    .replace(' · (', `${nbsp}(`);
}
