import { expect, test } from 'vitest';
import { typesetJsx } from './typeset-jsx.ts';

const shown = (code: string) => typesetJsx(code, 'page.tsx').replaceAll('\u00a0', '~');

test.each([
  ['<p>Přidej se k nám</p>', '<p>Přidej se k~nám</p>'],
  ['<p>Stojí 1 490 Kč a váží 230 g.</p>', '<p>Stojí 1~490~Kč a~váží 230~g.</p>'],
  ['<p>do {length} cm</p>', '<p>do {length}~cm</p>'],
  ['<p>Čti v <a href="/x">pravidlech</a></p>', '<p>Čti v~<a href="/x">pravidlech</a></p>'],
  [`<p>Čti v{' '}<a href="/x">pravidlech</a></p>`, `<p>Čti v{'~'}<a href="/x">pravidlech</a></p>`],
  ['<p>\n  Hůl patří k\n  vaku\n</p>', '<p>\n  Hůl patří \n  k~vaku\n</p>'],
  [`<Field hint="Zapiš ho i s předvolbou" />`, `<Field hint="Zapiš ho i~s~předvolbou" />`],
  [`const lead = 'Kdo hledá v okolí, najde.'`, `const lead = 'Kdo hledá v~okolí, najde.'`],
  ['const lead = `Kolem místa ${place} a okolí`', 'const lead = `Kolem místa ${place} a~okolí`'],
])('%s becomes %s', (code, expected) => {
  expect(shown(code)).toBe(expected);
});

test.each([
  `page.querySelector('form a [data-x]')`,
  '<path d="M 0 0 v 10 a 5 5" />',
  '<PageHead title="Hledání v okolí" description="Nabídky v okolí" />',
  `said === 'Zpráva je v poště.'`,
  'const b = a < 3 ? k : v',
])('leaves %s unchanged', (code) => {
  expect(shown(code)).toBe(code);
});

test('keeps the number of lines', () => {
  const code = '<p>\n  Patří k\n  vaku i k\n  holi\n</p>';
  expect(typesetJsx(code, 'page.tsx').split('\n')).toHaveLength(code.split('\n').length);
});
