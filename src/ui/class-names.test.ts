import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const components = globSync(['ui/**/*.ts', 'ui/**/*.tsx', 'web/**/*.tsx', 'features/**/*.tsx'], {
  cwd: root,
});

/** Every class a component uses from a CSS module, with the module that should define it. */
const uses = components.flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8');
  const outsideTexts = code.replaceAll(/'[^'\n]*'/g, "''");
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, local = '', path = '']) =>
      [...outsideTexts.matchAll(new RegExp(`(?<![.\\w])${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
        file,
        name,
        module: join(root, dirname(file), path),
      })),
  );
});

test('every class a component uses is defined in its stylesheet', () => {
  expect(uses.length).toBeGreaterThan(200);
  const missing = uses.filter(
    ({ module, name }) => !new RegExp(`\\.${name}(?![\\w-])`).test(readFileSync(module, 'utf8')),
  );
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
