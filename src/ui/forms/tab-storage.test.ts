import { afterEach, expect, test, vi } from 'vitest';
import { tabStorage } from './tab-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('stores a text until it is cleared', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  const copy = tabStorage('zprava /kontakt');
  expect(copy.get()).toBe(undefined);
  copy.put('Dobrý den');
  expect(tabStorage('zprava /kontakt').get()).toBe('Dobrý den');
  copy.clear();
  expect(copy.get()).toBe(undefined);
});

test('works without storing anything when the browser forbids storage', () => {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  const copy = tabStorage('zprava /kontakt');
  copy.put('Dobrý den');
  expect(copy.get()).toBe(undefined);
  copy.clear();
});
