import type { Draft } from './contract.ts';

/** Whether anything was put into the draft at all, if only a category. */
export function isStarted({ values, photos }: Pick<Draft, 'values' | 'photos'>): boolean {
  return (
    photos.length > 0 ||
    ['said', 'category', 'title', 'description'].some((name) =>
      [values[name] ?? []].flat().some((text) => text.trim() !== ''),
    )
  );
}

/** What a draft has before anybody has typed: the category chosen first, and what the profile asks for. */
const beforeTyping: readonly string[] = ['category', 'placeShown'];

/** Whether there is something to come back for: a category alone is chosen again sooner than found. */
export function isTyped({ values, photos }: Pick<Draft, 'values' | 'photos'>): boolean {
  return (
    photos.length > 0 ||
    Object.entries(values).some(
      ([name, value]) => !beforeTyping.includes(name) && [value].flat().some((text) => text.trim() !== ''),
    )
  );
}
