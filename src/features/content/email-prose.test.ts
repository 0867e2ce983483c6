import { expect, test } from 'vitest';
import { renderProse } from './email-prose.ts';

const site = 'https://bazar.test';

test('HTML and plain text have the same content, and their links work in an email', () => {
  const { html, text } = renderProse(
    '## Co je nového\n\nZkus [mapu](/mapa-nabidek) a **kód** `FLORBAL`.\n\n1. hůl\n2. míček\n\n> Díky',
    site,
  );
  expect(html).toContain(`<a href="${site}/mapa-nabidek"`);
  expect(html).toContain('<strong>kód</strong>');
  expect(text).toBe(
    `Co je nového\n------------\n\nZkus mapu (${site}/mapa-nabidek) a\u00a0kód FLORBAL.\n\n1. hůl\n2. míček\n\n> Díky`,
  );
});

test('the HTML contains nothing executable and no external pictures', () => {
  const { html } = renderProse(
    'Text <script>alert(1)</script> [x](javascript:alert(1)) ![cizí](https://cizi.example/p.gif) ![naše](/blog/hul.svg "t")\n\n<img src=x onerror=y>',
    site,
  );
  expect(html).not.toMatch(/<script|javascript:|cizi\.example|<img src=x/);
  expect(html).toContain(`<img src="${site}/blog/hul.svg" alt="naše"`);
});
