import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { operations } from '../features/all.ts';

it('the committed openapi.json equals the document generated from the operations', () => {
  const committed: unknown = JSON.parse(readFileSync('openapi.json', 'utf8'));
  expect(committed, 'run `npm run openapi` and commit the result').toEqual(
    JSON.parse(JSON.stringify(openApiDocument)),
  );
});

it('every operation has a unique id and a unique method and path', () => {
  const ids = operations.map((operation) => operation.id);
  const addresses = operations.map((operation) => `${operation.method} ${operation.path}`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('only these operations start a session', () => {
  const begins = operations.filter(({ path, method }) =>
    JSON.stringify(openApiDocument.paths[path]?.[method]).includes('"#/components/schemas/Session"'),
  );
  expect(begins.map(({ id }) => id).toSorted()).toEqual([
    'finishProviderSignIn',
    'signIn',
    'signInWithPassword',
  ]);
});

it('every reference within the document points to an existing schema', () => {
  const links = JSON.stringify(openApiDocument).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  const missing = [...links]
    .map((link) => link[1])
    .filter((name) => !(`${name}` in openApiDocument.components.schemas));
  expect(missing).toEqual([]);
});

it('texts for users in the document are Czech', () => {
  const read: string[] = [];
  JSON.stringify(openApiDocument, (key, value: unknown) => {
    if ((key === 'summary' || key === 'description') && typeof value === 'string') read.push(value);
    return value;
  });
  const english =
    /(?<!\p{L})(the|of|and|is|are|with|from|for|which|that|own|what|who|how|it|be|or)(?!\p{L})/iu;
  const proseOf = (words: string) => words.replaceAll(/`[^`]*`/g, '');
  expect(read.length).toBeGreaterThan(operations.length);
  expect(read.filter((words) => english.test(proseOf(words)))).toEqual([]);
});
