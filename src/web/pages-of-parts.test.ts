import { expect, test } from 'vitest';
import { PagesOfParts } from './pages-of-parts.ts';

const textOf = (pieces: readonly (string | Uint8Array)[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece))).join('');

test('parts stand where they were drawn, also when a page is cut into pieces', () => {
  const pages = new PagesOfParts(10_000);
  const { html, filled } = pages.page(
    () => `<p>${pages.part('a', () => 'Žluťoučký kůň')}</p><p>${pages.part('b', () => 'hůl')}</p>`,
  );
  expect(html).not.toContain('hůl');
  const cut = html.indexOf('<p>', 1);
  expect(textOf(filled([html.slice(0, cut), html.slice(cut)]))).toBe('<p>Žluťoučký kůň</p><p>hůl</p>');
});

test('a part is drawn once for many pages, and inside another part it stands as it is', () => {
  const pages = new PagesOfParts(10_000);
  let drawn = 0;
  const inner = () => pages.part('inner', () => `hůl ${(drawn += 1)}`);
  const page = () => {
    const { html, filled } = pages.page(() => `${inner()} ${pages.part('outer', () => `(${inner()})`)}`);
    return textOf(filled([html]));
  };
  expect(page()).toBe('hůl 1 (hůl 1)');
  expect(page()).toBe('hůl 1 (hůl 1)');
});

test('a part that fails leaves the next page whole', () => {
  const pages = new PagesOfParts(10_000);
  const fail = () => {
    throw new Error('no drawing');
  };
  expect(() => pages.page(() => pages.part('a', fail))).toThrow('no drawing');
  const { html, filled } = pages.page(() => pages.part('a', () => 'hůl'));
  expect(textOf(filled([html]))).toBe('hůl');
});
