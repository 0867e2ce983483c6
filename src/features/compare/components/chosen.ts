import { useSyncExternalStore } from 'react';
import { tabCopy } from '../../../ui/forms/tab-copy.ts';
import { maxCompared, readCompared } from '../address.ts';

/** What this window has chosen to compare: kept until it closes, also over a reload; without storage as long as the page. */
const copy = tabCopy('porovnani');
const none: readonly number[] = [];
const listeners = new Set<() => void>();
let chosen: readonly number[] | undefined;

/** What is chosen now, also where a first render does not know it yet. */
export function chosenNow(): readonly number[] {
  chosen ??= readCompared(new URLSearchParams(copy.get()));
  return chosen;
}

function choose(ids: readonly number[]): void {
  chosen = ids;
  copy.put(ids.map((id) => `id=${id}`).join('&'));
  for (const listener of listeners) listener();
}

/** Puts one in or takes it out, unless there is no room. */
export function toggleChosen(id: number): 'first' | 'changed' | 'full' {
  const ids = chosenNow();
  if (ids.includes(id)) choose(ids.filter((other) => other !== id));
  else if (ids.length >= maxCompared) return 'full';
  else choose([...ids, id]);
  return ids.length === 0 ? 'first' : 'changed';
}

export const clearChosen = (): void => choose([]);

/** What is being compared is what is chosen. */
export const chooseAll = (ids: readonly number[]): void => choose(ids.slice(0, maxCompared));

/** Ids chosen in this window; none on the server and in the first render. */
export function useChosen(): readonly number[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chosenNow,
    () => none,
  );
}
