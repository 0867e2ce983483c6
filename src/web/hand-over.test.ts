import { Script, createContext } from 'node:vm';
import { expect, test } from 'vitest';
import { handOver } from './hand-over.ts';

const page = '<html><body><p>Ahoj</p></body></html>';

/** What the scripts of the page receive when they run. */
function received(html: string): string[] {
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const got: string[] = [];
  const streamController = { enqueue: (text: string) => got.push(text), close: () => got.push('(end)') };
  new Script(script).runInContext(createContext({ window: { __reactRouterContext: { streamController } } }));
  return got;
}

test('scripts of the page receive exactly what the loaders gave, whatever people wrote', () => {
  const hostile = '</script><script>alert(1)</script> & "„“\u2028\u2029 \\ \' $& <!-- </body>';
  const { pieces, script } = handOver(page, hostile, '');
  const html = pieces.join('');
  expect(html).toContain(`<script>${script}</script>`);
  expect(received(html)).toEqual([hostile, '(end)']);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toMatch(/^<html><body><p>Ahoj<\/p><script.*<\/script><\/body><\/html>$/s);
});
