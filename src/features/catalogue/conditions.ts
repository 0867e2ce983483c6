import type { Choice } from './contract.ts';
import { file } from './file.ts';

/** The conditions, each explained in the words of the category where the catalogue has them. */
export function conditionsOf(slug: string): Choice[] {
  return file.conditions.map((each) => ({
    ...each,
    line: file.conditionNotes[slug]?.[each.id] ?? each.line,
  }));
}

/** The degrees of wear of a used thing, in the words of the category where the catalogue has them. */
export function wearsOf(slug: string): Choice[] {
  return file.wears.map((each) => ({
    ...each,
    line: file.conditionNotes[slug]?.[`used-${each.id}`] ?? each.line,
  }));
}

export function conditionLabel(id: string): string | undefined {
  return file.conditions.find((each) => each.id === id)?.label;
}

export function wearLabel(id: string): string | undefined {
  return file.wears.find((each) => each.id === id)?.label;
}

export function priceTypeChoices(): Choice[] {
  return file.priceTypes;
}
