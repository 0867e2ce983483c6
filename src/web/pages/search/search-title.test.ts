import { expect, test } from 'vitest';
import { readSearch } from '../../../features/search/form.ts';
import { foundWords, searchTitle } from './search-title.ts';

const search = (query: string, slug?: string) => readSearch(slug, new URLSearchParams(query));

test('a search is called by its category and its words', () => {
  const category = { name: 'Florbalky' };
  expect(searchTitle(search('', 'florbalky'), category)).toBe('Florbalky');
  expect(searchTitle(search('q=zone', 'florbalky'), category)).toBe('Florbalky: „zone“');
  expect(searchTitle(search('q=zone'), undefined)).toBe('„zone“');
  expect(searchTitle(search('kind=demand'), undefined)).toBe('Poptávky');
  expect(searchTitle(search('brand=zone'), undefined)).toBe('Všechny inzeráty');
});

test('what was found is counted in the words of its kind', () => {
  expect(foundWords(search('kind=offer'), 3)).toBe('3\u00a0nabídky');
  expect(foundWords(search('kind=demand'), 1)).toBe('1\u00a0poptávka');
  expect(foundWords(search(''), 128)).toBe('128\u00a0inzerátů');
});
