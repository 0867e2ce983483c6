import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';

test('sections get an anchor of their words without diacritics, and are listed', () => {
  const { html, headings } = renderMarkdown('## Když už se to stalo\n\n### Menší\n');
  expect(headings).toEqual([{ id: 'kdyz-uz-se-to-stalo', text: 'Když už se to stalo' }]);
  expect(html).toContain('<h2 id="kdyz-uz-se-to-stalo">Když už se to stalo</h2>');
});

test('a wide table scrolls on its own, under the name of its section', () => {
  const { html } = renderMarkdown('## Cookies\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  expect(html).toMatch(/<div role="region" aria-label="Cookies, tabulka" tabindex="0"><table>/);
});
