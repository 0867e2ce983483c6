import { existsSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { categories } from '../features/catalogue/index.ts';
import { FittingArticles } from './fitting-articles.tsx';

const shown = (category: string | undefined) =>
  renderToString(
    <MemoryRouter>
      <FittingArticles category={category} />
    </MemoryRouter>,
  );

test('beside sticks stand the articles that help to choose one', () => {
  expect(shown('florbalky').match(/(?<=href=")\/blog[^"]+/g)).toEqual([
    '/blog/delka-florbalky',
    '/blog/flex-bez-zahad',
    '/blog/opotrebena-cepel',
  ]);
});

test('goalies are led to the article about theirs, and every article is there', () => {
  const paths = categories().flatMap(({ slug }) => shown(slug).match(/(?<=href="\/blog\/)[^"]+/g) ?? []);
  expect(shown('brankarske-masky')).toContain('/blog/pouzita-vystroj-pro-brankare');
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((slug) => !existsSync(`content/blog/${slug}.md`))).toEqual([]);
});

test('beside what no article is about, and without a category, nothing stands', () => {
  expect(shown('tasky')).toBe('');
  expect(shown(undefined)).toBe('');
});
