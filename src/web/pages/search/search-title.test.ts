import { expect, test } from 'vitest';
import { readSearch } from '../../../features/search/form.ts';
import { formatFound, headTitle, searchTitle } from './search-title.ts';

const search = (query: string, slug?: string) => readSearch(slug, new URLSearchParams(query));

test('the title of a search consists of its category and query', () => {
  const category = { name: 'Florbalky' };
  expect(searchTitle(search('', 'florbalky'), category)).toBe('Florbalky');
  expect(searchTitle(search('q=zone', 'florbalky'), category)).toBe('Florbalky: „zone“');
  expect(searchTitle(search('q=zone'), undefined)).toBe('„zone“');
  expect(searchTitle(search('kind=demand'), undefined)).toBe('Poptávky');
  expect(searchTitle(search('brand=zone'), undefined)).toBe('Nabídky');
  expect(searchTitle(search('kind=all'), undefined)).toBe('Všechny inzeráty');
});

test('the result count uses the noun of the listed kind', () => {
  expect(formatFound(search('kind=offer'), 3)).toBe('3\u00a0nabídky');
  expect(formatFound(search('kind=demand'), 1)).toBe('1\u00a0poptávka');
  expect(formatFound(search(''), 128)).toBe('128\u00a0nabídek');
  expect(formatFound(search('kind=all'), 128)).toBe('128\u00a0inzerátů');
});

test('the document title of a category contains what people search for, and the result count', () => {
  const title = (slug: string, name: string, total: number) =>
    headTitle(search('', slug), { slug, name }, total);
  expect(title('florbalky', 'Florbalky', 38)).toBe('Použité florbalky: 38\u00a0inzerátů');
  expect(title('brankarska-vystroj', 'Brankářská výstroj', 1)).toBe(
    'Použitá brankářská výstroj: 1\u00a0inzerát',
  );
  expect(title('servis-a-upravy', 'Servis a úpravy', 2)).toBe('Servis a úpravy: 2\u00a0inzeráty');
  expect(headTitle(search('q=zone'), undefined, 3)).toBe('„zone“: 3\u00a0nabídky');
});
