import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { collectOptions } from '../../../features/options/collect.ts';
import { wordsOf } from './legal-page.server.ts';
import { renderMarkdown } from './markdown.server.ts';

const folder = new URL('../../../../content/pages/', import.meta.url);
const pages = readdirSync(folder).map((file) => ({
  path: `/${file.replace('.md', '')}`,
  source: readFileSync(new URL(file, folder), 'utf8'),
}));

test('every word in braces of the legal pages is filled in from the settings', () => {
  const config = readConfig({
    OPERATOR_NAME: 'Jan Novák',
    OPERATOR_ID: '12345678',
    OPERATOR_ADDRESS: 'Brno',
  });
  const words = wordsOf(collectOptions(config, 'test'), 'https://bazar.example');
  for (const { source } of pages) {
    for (const [, word = ''] of source.matchAll(/\{(\w+)\}/g)) expect(words).toHaveProperty(word);
  }
  expect(`${words.provozovatel}${words.ico}${words.sidlo}`).toBe('Jan Novák, IČO 12345678, se sídlem Brno');
  expect(words.host).toBe('bazar.example');
});

test('a link from one legal page to a section of another finds it', () => {
  const sections = pages.flatMap(({ path, source }) =>
    renderMarkdown(source).headings.map(({ id }) => `${path}#${id}`),
  );
  const links = pages.flatMap(({ source }) =>
    [...source.matchAll(/\]\((\/[^)]*#[^)]*)\)/g)].map(([, link]) => link),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(sections).toContain(link);
});
