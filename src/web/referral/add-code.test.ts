import { expect, it } from 'vitest';
import { addCodeToUrl, addCodeToPage } from './add-code.ts';

it.each([
  ['/', '/?rc=ABCD'],
  ['/vyhledavani?q=hul#vysledky', '/vyhledavani?q=hul&rc=ABCD#vysledky'],
  ['/poptavky?rc=JINY', '/poptavky?rc=JINY'],
  ['/assets/root-1a2b.js', '/assets/root-1a2b.js'],
  ['/fotky/aa/hul.avif', '/fotky/aa/hul.avif'],
  ['https://jinde.example/', 'https://jinde.example/'],
  ['//jinde.example/', '//jinde.example/'],
])('adds the code to %s as %s', (address, carried) => {
  expect(addCodeToUrl(address, 'ABCD')).toBe(carried);
});

it('adds the code to every link and form of a page, and to nothing else', () => {
  const page = `<body><a class="x" href="/poptavky?a=1&amp;b=2">P</a><a href="#obsah">O</a>
<form action="/vyhledavani" role="search"><input name="q"/></form>
<form method="post" action="/prihlaseni?dal=/ucet" id="own"></form><img src="/fotky/a.webp"/></body>`;
  expect(addCodeToPage(page, 'ABCD'))
    .toBe(`<body><a class="x" href="/poptavky?a=1&amp;b=2&amp;rc=ABCD">P</a><a href="#obsah">O</a>
<form action="/vyhledavani?rc=ABCD" role="search" id="rc-0"><input name="q"/></form>
<form method="post" action="/prihlaseni?dal=/ucet&amp;rc=ABCD" id="own"></form><img src="/fotky/a.webp"/><input type="hidden" name="rc" value="ABCD" form="rc-0"/></body>`);
});
