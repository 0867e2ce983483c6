import type { Draft } from './contract.ts';

/** Whether the draft contains anything, if only a category. */
export function isStarted({ values, photos }: Pick<Draft, 'values' | 'photos'>): boolean {
  return (
    photos.length > 0 ||
    ['said', 'category', 'title', 'description'].some((name) =>
      [values[name] ?? []].flat().some((text) => text.trim() !== ''),
    )
  );
}

/** Fields that a draft has before any input: the category selected first, and defaults of the profile. */
const beforeTyping: readonly string[] = ['category', 'placeShown'];

/** Whether the draft is worth coming back to; a category alone is quicker to select again. */
export function isTyped({ values, photos }: Pick<Draft, 'values' | 'photos'>): boolean {
  return (
    photos.length > 0 ||
    Object.entries(values).some(
      ([name, value]) => !beforeTyping.includes(name) && [value].flat().some((text) => text.trim() !== ''),
    )
  );
}
