import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../../ui/forms/tab-storage.ts';
import { maxCompared, readCompared } from '../address.ts';

/**
 * The listings chosen for comparison in this window: stored until it closes, so they survive a reload; without
 * storage they last as long as the page.
 */
const copy = tabStorage('porovnani');
const none: readonly number[] = [];
const listeners = new Set<() => void>();
let chosen: readonly number[] | undefined;

/** The current choice, also before the first render has hydrated it. */
export function chosenNow(): readonly number[] {
  chosen ??= readCompared(new URLSearchParams(copy.get()));
  return chosen;
}

function choose(ids: readonly number[]): void {
  chosen = ids;
  copy.put(ids.map((id) => `id=${id}`).join('&'));
  for (const listener of listeners) listener();
}

/** Adds or removes a listing; 'first' when it is the first one, 'full' when there is no room. */
export function toggleChosen(id: number): 'first' | 'changed' | 'full' {
  const ids = chosenNow();
  if (ids.includes(id)) choose(ids.filter((other) => other !== id));
  else if (ids.length >= maxCompared) return 'full';
  else choose([...ids, id]);
  return ids.length === 0 ? 'first' : 'changed';
}

export const clearChosen = (): void => choose([]);

/** Replaces the choice by the listings being compared. */
export const chooseAll = (ids: readonly number[]): void => choose(ids.slice(0, maxCompared));

/** Ids chosen in this window; empty on the server and in the first render. */
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
