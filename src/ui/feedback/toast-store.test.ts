import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore as createUnseenStore } from './toast-store.ts';

/** A store whose toasts count as visible as soon as they are added. */
function createToastStore() {
  const store = createUnseenStore();
  store.render();
  return store;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = (store: ReturnType<typeof createToastStore>) => store.current().map((toast) => toast.summary);

test('a toast is shown for 5 seconds, slides out for 200 ms and is removed', () => {
  const store = createToastStore();
  store.add({ summary: 'Uloženo' });
  vi.advanceTimersByTime(4999);
  expect(store.current()[0]?.leaving).toBe(false);
  vi.advanceTimersByTime(1);
  expect(store.current()[0]?.leaving).toBe(true);
  vi.advanceTimersByTime(199);
  expect(shown(store)).toEqual(['Uloženo']);
  vi.advanceTimersByTime(1);
  expect(shown(store)).toEqual([]);
});

test('the timer of a toast starts only when toasts are rendered', () => {
  const store = createUnseenStore();
  store.add({ summary: 'První' });
  vi.advanceTimersByTime(60_000);
  expect(store.current()[0]?.leaving).toBe(false);
  store.render();
  vi.advanceTimersByTime(4999);
  expect(store.current()[0]?.leaving).toBe(false);
  vi.advanceTimersByTime(1);
  expect(store.current()[0]?.leaving).toBe(true);
});

test('hovering pauses the timer, and leaving restarts it in full', () => {
  const store = createToastStore();
  const id = store.add({ summary: 'Uloženo' });
  vi.advanceTimersByTime(4900);
  store.pause(id, 'hover');
  vi.advanceTimersByTime(60_000);
  expect(store.current()[0]).toMatchObject({ paused: true, leaving: false });
  store.resume(id, 'hover');
  vi.advanceTimersByTime(4999);
  expect(store.current()[0]?.leaving).toBe(false);
  vi.advanceTimersByTime(1);
  expect(store.current()[0]?.leaving).toBe(true);
});

test('the timer stays paused while focus is inside, even when the pointer leaves', () => {
  const store = createToastStore();
  const id = store.add({ summary: 'Uloženo' });
  store.pause(id, 'focus');
  store.pause(id, 'hover');
  store.resume(id, 'hover');
  vi.advanceTimersByTime(60_000);
  expect(shown(store)).toEqual(['Uloženo']);
  store.resume(id, 'focus');
  vi.advanceTimersByTime(5200);
  expect(shown(store)).toEqual([]);
});

test('the newest is first, and a fifth toast removes the oldest', () => {
  const store = createToastStore();
  for (const summary of ['1', '2', '3', '4', '5']) store.add({ summary });
  expect(shown(store)).toEqual(['5', '4', '3', '2']);
});

test('removing a group leaves the other toasts', () => {
  const store = createToastStore();
  store.add({ summary: 'fotka 1', group: 'fotky' });
  store.add({ summary: 'uloženo' });
  store.add({ summary: 'fotka 2', group: 'fotky' });
  store.removeGroup('fotky');
  vi.advanceTimersByTime(200);
  expect(shown(store)).toEqual(['uloženo']);
  store.removeAllGroups();
  vi.advanceTimersByTime(200);
  expect(shown(store)).toEqual([]);
});

test('adding a toast with the same id replaces its text and restarts its timer', () => {
  const store = createToastStore();
  store.add({ id: 'nahrávání', summary: 'Nahrávám 1 fotku' });
  vi.advanceTimersByTime(4000);
  store.add({ id: 'nahrávání', summary: 'Nahrávám 2 fotky' });
  vi.advanceTimersByTime(4000);
  expect(shown(store)).toEqual(['Nahrávám 2 fotky']);
});

test('a closing toast cannot be paused', () => {
  const store = createToastStore();
  const id = store.add({ summary: 'Uloženo' });
  store.remove(id);
  store.pause(id, 'hover');
  vi.advanceTimersByTime(200);
  expect(shown(store)).toEqual([]);
});

test('notifies subscribers of each change until they unsubscribe', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.add({ summary: 'Uloženo' });
  expect(heard).toHaveBeenCalled();
  stop();
  heard.mockClear();
  store.removeAllGroups();
  expect(heard).not.toHaveBeenCalled();
});
