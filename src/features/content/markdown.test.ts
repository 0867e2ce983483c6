import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const nbsp = '\u00a0';

it('headings get anchors of their words without diacritics, and are listed', () => {
  const { html, headings } = renderMarkdown('## Když už se to stalo\n\n### Menší\n');
  expect(headings).toEqual([{ id: 'kdyz-uz-se-to-stalo', text: 'Když už se to stalo' }]);
  expect(html).toContain('<h2 id="kdyz-uz-se-to-stalo">Když už se to stalo</h2>');
});

it('two headings with the same text get different anchors, and the page keeps a single main heading', () => {
  const { html } = renderMarkdown('# Ceny\n\n## Ceny\n');
  expect(html).toBe('<h2 id="ceny">Ceny</h2>\n<h2 id="ceny-2">Ceny</h2>\n');
});

it('a wide table scrolls by itself, labelled with its heading', () => {
  const { html } = renderMarkdown('## „Cookies“ & "spol"\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  expect(html).toContain(
    '<div role="region" aria-label="„Cookies“ &amp; &quot;spol&quot;, tabulka" tabindex="0"><table>',
  );
});

it('a table of sentences repeats the column name in each cell, for phones; one of numbers does not', () => {
  const cookie = 'drží tě přihlášeného, dokud se neodhlásíš sám';
  const { html } = renderMarkdown(
    `| Název | K "čemu" | Jak dlouho |\n|---|---|---|\n| \`user\` | ${cookie} | 7 dní |\n`,
  );
  expect(html).toContain('<table role="table" data-words="">');
  expect(html).toContain(
    `<td role="cell" data-l="Název"><code>user</code></td><td role="cell" data-l="K${nbsp}&quot;čemu&quot;">${cookie}</td>`,
  );
  expect(renderMarkdown('| Výška | Hůl | Flex |\n|---|---|---|\n| 140 | 75 | 32 |\n').html).not.toContain(
    'data-l',
  );
});

it('Czech lines do not end with a one-letter word or before a unit', () => {
  expect(renderMarkdown('K holi v hale patří 92–96 cm a 1 500 Kč.').html).toBe(
    `<p>K${nbsp}holi v${nbsp}hale patří 92–\u206096${nbsp}cm a${nbsp}1${nbsp}500${nbsp}Kč.</p>\n`,
  );
});

it('references to laws do not break before their numbers', () => {
  expect(renderMarkdown('Podle § 89 odst. 3 zákona č. 127/2005 Sb. a čl. 11 nařízení.').html).toBe(
    `<p>Podle §${nbsp}89 odst.${nbsp}3 zákona č.${nbsp}127/2005 Sb. a${nbsp}čl.${nbsp}11 nařízení.</p>\n`,
  );
});

it('an own picture is a figure with a caption; an external one is replaced by its alt text', () => {
  expect(renderMarkdown('![Hůl](/kresby/hul.svg "Celá hůl")').html).toBe(
    '<figure><img src="/kresby/hul.svg" alt="Hůl" width="800" height="500" loading="lazy" decoding="async"><figcaption>Celá hůl</figcaption></figure>\n',
  );
  expect(renderMarkdown('![Hůl](https://jinde.example/hul.svg)').html).not.toContain('<img');
});

it('an external link opens without access to the opener window', () => {
  expect(renderMarkdown('[coi](https://www.coi.cz)').html).toContain(
    '<a href="https://www.coi.cz/" rel="noopener">',
  );
});

describe('hostile Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'text <svg onload=alert(1)> text',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![" onerror="alert(1)](/a.png)',
    '![x](/a.png "\\" onerror=\\"alert(1)")',
    '[x](/a"onmouseover="alert(1))',
    '## <b onclick=alert(1)>"x"\n\n| a |\n|---|\n| 1 |',
    '| " onclick="alert(1) | <b> | x |\n|---|---|---|\n| 1 | 2 | <img src=x onerror=alert(1)> a hodně dlouhá věta k tomu |',
    '```"><script>alert(1)</script>\nx\n```',
    '[x]: javascript:alert(1)\n\n[x]',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="//jinde.example"></iframe>',
    '<!-- --><style>*{}</style>',
  ])('%j renders nothing that could execute or load', (source) => {
    expect(harmsOf(renderMarkdown(source).html)).toEqual([]);
  });

  it('renders nothing that could execute, for any combination of fragments', () => {
    const pieces = [
      '<script>',
      '<img onerror=',
      '](javascript:',
      '[x',
      '![',
      '"',
      "'",
      '`',
      '\n\n',
      '|',
      '---',
      '#',
      '&lt;',
      '&#x6a;',
      '<!--',
      '-->',
      ')',
      '(',
      '<a href=',
      'data:text/html,',
      '\\',
      '\t',
      '> ',
      '* ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (chosen) => {
        expect(harmsOf(renderMarkdown(chosen.join('')).html)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

const tags = new Set(
  'p h2 h3 h4 h5 h6 a em strong del code pre ul ol li blockquote hr br table thead tbody tr th td div figure figcaption img'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href rel id src alt width height loading decoding role aria-label tabindex align start data-l data-words'.split(
    ' ',
  ),
);

const tag = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|</gi;
const attribute = /([a-z-]+)(?:="([^"]*)")?/gi;
const addresses: Record<string, RegExp> = {
  href: /^(https?:|mailto:|tel:|\/(?!\/)|#|$)/,
  src: /^\/(?!\/)/,
};

/** Scans the HTML tag by tag as a browser would, and returns everything that is not allowed. */
function harmsOf(html: string): string[] {
  return [...html.matchAll(tag)].flatMap(([whole, name = '', rest = '']) => {
    if (whole === '<' || !tags.has(name.toLowerCase())) return [whole];
    return [...rest.matchAll(attribute)].flatMap(([each, key = '', value = '']) =>
      attributes.has(key) && (addresses[key]?.test(value) ?? true) ? [] : [each],
    );
  });
}

it('a one-letter word stays with the link or bold word that follows it', () => {
  const { html } = renderMarkdown('Víc v [pravidlech](/pravidla) a u **florbalek**.');
  expect(html).toContain(`v${nbsp}<a href="/pravidla">`);
  expect(html).toContain(`u${nbsp}<strong>`);
});
