import type { Draft } from './contract.ts';

/** Whether anything was put into the draft at all. */
export function isStarted({ values, photos }: Pick<Draft, 'values' | 'photos'>): boolean {
  return (
    photos.length > 0 ||
    ['category', 'title', 'description'].some((name) =>
      [values[name] ?? []].flat().some((text) => text.trim() !== ''),
    )
  );
}
