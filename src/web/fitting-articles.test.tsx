import { existsSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { categories } from '../features/catalogue/index.ts';
import { FittingArticles } from './fitting-articles.tsx';

const places = ['list', 'listing'] as const;

const shown = (category: string | undefined, place: (typeof places)[number] = 'list') =>
  renderToString(
    <MemoryRouter>
      <FittingArticles category={category} place={place} />
    </MemoryRouter>,
  );
const addresses = (html: string) => html.match(/(?<=href=")\/(?:blog|poradce|vybava)[^"]*/g) ?? [];

test('beside a list of sticks stand the advisor and the articles that help to choose one', () => {
  expect(addresses(shown('florbalky'))).toEqual([
    '/poradce',
    '/blog/leva-nebo-prava',
    '/blog/flex-bez-zahad',
    '/blog/kolik-stoji-pouzita-florbalka',
  ]);
});

test('beside one stick stand those that help to look it over', () => {
  expect(addresses(shown('florbalky', 'listing'))).toEqual([
    '/blog/opotrebena-cepel',
    '/blog/co-smi-do-zapasu',
    '/blog/kolik-stoji-pouzita-florbalka',
    '/blog/jak-poslat-florbalku',
  ]);
});

test('goalies are led to a whole kit and to the article about theirs, every article is there, and nowhere are there many', () => {
  const all = categories().flatMap(({ slug }) => places.map((place) => addresses(shown(slug, place))));
  expect(addresses(shown('brankarske-masky')).slice(0, 2)).toEqual([
    '/vybava',
    '/blog/pouzita-vystroj-pro-brankare',
  ]);
  expect(addresses(shown('brankarske-vesty'))).toContain('/blog/velikosti-bot-a-brankarske-vystroje');
  expect(all.flat().length).toBeGreaterThan(20);
  const articles = all.flat().filter((path) => path.startsWith('/blog'));
  expect(articles.filter((path) => !existsSync(`content${path}.md`))).toEqual([]);
  expect(Math.max(...all.map((paths) => paths.length))).toBeLessThanOrEqual(4);
});

test('beside what no article is about, and without a category, nothing stands', () => {
  expect(shown('tasky')).toBe('');
  expect(shown(undefined)).toBe('');
});
