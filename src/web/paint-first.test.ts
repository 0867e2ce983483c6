import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = `<html><head>
<link rel="stylesheet" href="/assets/style.css"/>
<link rel="modulepreload" href="/assets/framework.js"/>
<link rel="modulepreload" href="/assets/home.js"/></head>
<body><p>Ahoj</p><script>window.context = {}</script>
<script type="module" async="">import "/assets/home.js";</script></body></html>`;

test('modules wait until the page is painted, styles do not', () => {
  const html = paintFirst(page).pieces.join('');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script type="module/waiting">import "/assets/home.js";</script>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/style.css"/>');
  expect(html).toContain('[["/assets/framework.js","/assets/home.js"],"module/waiting"])</script></body>');
});

test('the starter is the script that stands at the end of the page', () => {
  const { pieces, starter } = paintFirst(page);
  expect(pieces.at(-1)).toContain(`<script>${starter}</script></body>`);
  expect(() => new Script(starter)).not.toThrow();
});

test('a page without modules stays as it is', () => {
  const plain = '<html><body><p>Ahoj</p></body></html>';
  expect(paintFirst(plain)).toEqual({ pieces: [plain], starter: '' });
});
