import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = `<html><head>
<link nonce="n" rel="stylesheet" href="/assets/style.css"/>
<link rel="modulepreload" href="/assets/framework.js" nonce="n"/>
<link rel="modulepreload" href="/assets/home.js" nonce="n"/></head>
<body><p>Ahoj</p><script nonce="n">window.context = {}</script>
<script nonce="n" type="module" async="">import "/assets/home.js";</script></body></html>`;

test('modules wait until the page is painted, styles do not', () => {
  const html = paintFirst(page, 'n').join('');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<script nonce="n" type="module/waiting">import "/assets/home.js";</script>');
  expect(html).toContain('<link nonce="n" rel="stylesheet" href="/assets/style.css"/>');
  expect(html).toContain('[["/assets/framework.js","/assets/home.js"],"module/waiting"])</script></body>');
});

test('the starter may run under the policy of the page, and is a script', () => {
  const starter = /<script nonce="n">(\(function startAfterPaint.*)<\/script><\/body>/s.exec(
    paintFirst(page, 'n').join(''),
  )?.[1];
  expect(() => new Script(starter ?? '?')).not.toThrow();
});

test('a page without modules stays as it is', () => {
  const plain = '<html><body><p>Ahoj</p></body></html>';
  expect(paintFirst(plain, 'n')).toEqual([plain]);
});
