import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, styles: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), styles);
};

test('every class and animation has three characters of its own', () => {
  const rules = Array.from({ length: 3_000 }, (_, at) => `.rule${at} > :is(.inner-${at}) { gap: 0.5rem }`);
  write('many/many.module.css', rules.join('\n'));
  const short = [...shortNames(folder).values()];
  expect(short.length).toBe(6_000);
  expect(new Set(short).size).toBe(short.length);
  for (const name of short) expect(name).toMatch(/^(?!ad)[a-z][\w-]{2}$/i);
});

test('a class of another file leaves the names that are there', () => {
  rmSync(join(folder, 'many'), { recursive: true });
  write('one.module.css', '.card { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }');
  const before = shortNames(folder);
  write('other/two.module.css', '/* .not a class */ .card:hover .title { color: red }');
  const after = shortNames(folder);
  expect([...before.keys()]).toEqual(['one.module.css card', 'one.module.css turn']);
  expect([...after.keys()].slice(2)).toEqual(['other/two.module.css card', 'other/two.module.css title']);
  for (const [whole, short] of before) expect(after.get(whole)).toBe(short);
});
