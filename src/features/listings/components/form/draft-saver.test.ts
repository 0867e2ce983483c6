import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormFields } from '../../../../ui/forms/form-fields.ts';
import { type SavingState, DraftEnded, SessionEnded, createDraftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saver(answers: (() => Promise<void>)[] = []) {
  const sent: FormFields[] = [];
  const states: SavingState[] = [];
  let copy: FormFields | undefined;
  const made = createDraftSaver({
    send: (fields) => {
      sent.push(fields);
      return answers.shift()?.() ?? Promise.resolve();
    },
    copy: { put: (fields) => (copy = fields), clear: () => (copy = undefined) },
    onState: (state) => states.push(state),
  });
  return { ...made, sent, states, copy: () => copy };
}

test('a burst of typing is sent once, with the latest values', async () => {
  const { changed, sent, copy } = saver();
  changed({ title: 'H' });
  changed({ title: 'Hůl' });
  expect(copy()).toEqual({ title: 'Hůl' });
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([{ title: 'Hůl' }]);
});

test('the local copy is kept for a while after a save, in case another page is loading', async () => {
  const { changed, states, copy } = saver();
  changed({ title: 'Hůl' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toBe('saved');
  expect(copy()).toEqual({ title: 'Hůl' });
  await vi.advanceTimersByTimeAsync(800);
  expect(copy()).toBeUndefined();
});

test('saving older values does not delete the local copy of newer ones', async () => {
  const { changed, copy } = saver([() => Promise.resolve(), () => new Promise(() => {})]);
  changed({ title: 'Hůl' });
  await vi.advanceTimersByTimeAsync(5_000);
  changed({ title: 'Hůl 96' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(copy()).toEqual({ title: 'Hůl 96' });
});

test('input during a save is sent after it, never concurrently', async () => {
  let finish = () => {};
  const { changed, flush, sent, states } = saver([() => new Promise((resolve) => (finish = resolve))]);
  changed({ title: 'Hůl' });
  const flushed = flush();
  changed({ title: 'Hůl 96' });
  expect(sent).toHaveLength(1);
  finish();
  await flushed;
  expect(sent).toEqual([{ title: 'Hůl' }, { title: 'Hůl 96' }]);
  expect(states.at(-1)).toBe('saved');
});

test('while the server is unavailable the copy is kept and saving is retried', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const { changed, sent, states, copy } = saver([away, away]);
  changed({ title: 'Hůl' });
  await vi.advanceTimersByTimeAsync(800);
  expect(states.at(-1)).toBe('lost');
  changed({ title: 'Hůl 96' });
  expect(copy()).toEqual({ title: 'Hůl 96' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.at(-1)).toEqual({ title: 'Hůl 96' });
  expect(states.at(-1)).toBe('saved');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(copy()).toBeUndefined();
});

test('after the session has expired it waits for a sign-in and keeps the copy', async () => {
  const { changed, sent, states, copy } = saver([() => Promise.reject(new SessionEnded())]);
  changed({ title: 'Hůl' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe('signed-out');
  expect(copy()).toEqual({ title: 'Hůl' });
});

test('a draft ended by another window is not retried, and nothing more is sent', async () => {
  const { changed, sent, states } = saver([() => Promise.reject(new DraftEnded('published'))]);
  changed({ title: 'Hůl' });
  await vi.advanceTimersByTimeAsync(60_000);
  changed({ title: 'Hůl 96' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe('published');
});
