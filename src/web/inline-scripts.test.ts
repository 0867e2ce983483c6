import { expect, test } from 'vitest';
import { takeMarkedScripts } from './inline-scripts.ts';

const mark = 'b2c1';
const page = (inside: string) => `<html><head>${inside}</head><body></body></html>`;

test('scripts with the mark are told as they stand, and the page no longer shows the mark', () => {
  const taken = takeMarkedScripts(
    page(
      '<link rel="stylesheet" nonce="b2c1" href="/a.css"/><script nonce="b2c1">a < b</script>' +
        '<script type="module" nonce="b2c1" async="">import "/a.js";</script>',
    ),
    mark,
  );
  expect(taken.scripts).toEqual(['a < b', 'import "/a.js";']);
  expect(taken.html).toBe(
    page(
      '<link rel="stylesheet" href="/a.css"/><script>a < b</script><script type="module" async="">import "/a.js";</script>',
    ),
  );
});

test('a script without the mark, or with another one, is not told', () => {
  const foreign = page(
    '<script>alert(1)</script><script nonce="guess">alert(2)</script><p nonce="b2c1">x</p>',
  );
  expect(takeMarkedScripts(foreign, mark).scripts).toEqual([]);
});

test('data and scripts of a file are no inline scripts', () => {
  const other = page('<script type="application/json">{}</script><script src="/a.js" nonce="b2c1"></script>');
  expect(takeMarkedScripts(other, mark).scripts).toEqual([]);
});
