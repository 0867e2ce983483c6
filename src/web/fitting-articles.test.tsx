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
const addresses = (html: string) => html.match(/(?<=href=")\/(?:blog|poradce|vybava|az-vyroste)[^"]*/g) ?? [];

test('next to a list of sticks are the advisor and the articles that help to choose one', () => {
  expect(addresses(shown('florbalky'))).toEqual([
    '/poradce',
    '/blog/leva-nebo-prava',
    '/blog/flex-bez-zahad',
    '/blog/kolik-stoji-pouzita-florbalka',
    '/az-vyroste',
    '/vybava',
  ]);
});

test('next to one stick are the articles that help to check it', () => {
  expect(addresses(shown('florbalky', 'listing'))).toEqual([
    '/blog/opotrebena-cepel',
    '/blog/co-smi-do-zapasu',
    '/blog/kolik-stoji-pouzita-florbalka',
    '/blog/jak-poslat-florbalku',
    '/az-vyroste',
  ]);
});

test('goalkeepers are led to kits and their article; every linked article exists, and there are never many', () => {
  const all = categories().flatMap(({ slug }) => places.map((place) => addresses(shown(slug, place))));
  expect(addresses(shown('brankarske-masky')).slice(0, 2)).toEqual([
    '/vybava',
    '/blog/pouzita-vystroj-pro-brankare',
  ]);
  expect(addresses(shown('brankarske-vesty'))).toContain('/blog/velikosti-bot-a-brankarske-vystroje');
  expect(all.flat().length).toBeGreaterThan(20);
  const articles = all.flat().filter((path) => path.startsWith('/blog'));
  expect(articles.filter((path) => !existsSync(`content${path}.md`))).toEqual([]);
  expect(Math.max(...all.map((paths) => paths.length))).toBeLessThanOrEqual(6);
});

test('nothing is shown for a category without articles, or without a category', () => {
  expect(shown('tasky')).toBe('');
  expect(shown(undefined)).toBe('');
});
