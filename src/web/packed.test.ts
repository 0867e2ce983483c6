import fc from 'fast-check';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { laidIn, packed } from './packed.server.ts';
import { laidInId, unpacked } from './packed.ts';
import { wholePageContext } from './services.ts';

function asked(wholePage: boolean): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(wholePageContext, wholePage);
  return context;
}

const alone = asked(false);

test('whatever JSON can tell comes out as it went in, with any quotation marks', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(unpacked({ text: packed(alone, value).text })).toEqual(plain);
    }),
  );
  const words = { title: 'Hůl „Epic“ `96` "levá"' };
  expect(unpacked({ text: packed(alone, words).text })).toEqual(words);
  expect(packed(alone, { a: 'b' }).text).not.toContain('"');
});

test('a whole page lays its data in once, and nothing that people wrote ends the element', () => {
  const words = { title: '</script><script>alert(1)</script> <!-- \u2028 „Epic“ `96` "levá" & \\ $&' };
  const data = packed(asked(true), words);
  expect(JSON.stringify(data)).toBe('{"text":""}');
  expect(unpacked(data)).toEqual(words);
  const html = laidIn({ root: { user: undefined }, 'pages/search': data });
  const [, id, text] = /^<script type="application\/json" id="([^"]*)">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(id).toBe(laidInId);
  expect(JSON.parse(text ?? '')).toEqual(words);
});

test('data that were asked for alone, and pages without much in them, lay nothing in', () => {
  expect(laidIn({ 'pages/search': packed(alone, ['a']), root: { text: '' }, other: null })).toBe('');
});
