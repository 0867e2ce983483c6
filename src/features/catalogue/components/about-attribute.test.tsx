import { existsSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { attributesOf, categories } from '../index.ts';
import { AboutAttribute, isExplained } from './about-attribute.tsx';

const shown = (attribute: string, newTab = false) =>
  renderToString(
    <MemoryRouter>
      <AboutAttribute attribute={attribute} newTab={newTab} />
    </MemoryRouter>,
  );

test('an attribute with an explaining article gets a link to it', () => {
  const keys = new Set(categories().flatMap(({ slug }) => attributesOf(slug).map(({ key }) => key)));
  const explained = [...keys].filter(isExplained);
  expect(explained).toEqual(
    expect.arrayContaining(['hand', 'shaftLengthCm', 'flexMm', 'iffMark', 'shoeSizeEu']),
  );
  for (const key of [...explained, 'length']) {
    const [slug = ''] = shown(key).match(/(?<=href="\/blog\/)[^"]+/) ?? [];
    expect(existsSync(`content/blog/${slug}.md`), key).toBe(true);
  }
});

test('beside a form the link opens in a new tab; an attribute without an article has no link', () => {
  expect(shown('hand', true)).toContain('target="_blank"');
  expect(shown('hand')).not.toContain('target');
  expect(shown('colour')).toBe('');
  expect(isExplained('colour')).toBe(false);
});
