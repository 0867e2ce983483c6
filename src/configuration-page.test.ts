import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationPage } from './configuration-page.ts';

test('docs/configuration.md is up to date (npm run configuration)', () => {
  const committed = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  expect(committed).toBe(configurationPage());
});
