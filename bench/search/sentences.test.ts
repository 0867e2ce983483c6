import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { corpusLine } from '../../src/features/import/corpus-shape.ts';
import { readFacts } from './facts-from-text.ts';
import { judgedSet } from './judged-set.ts';

const parts = ['working', 'weekly', 'untouched'].map((name) => {
  const folder = fileURLToPath(new URL(`sentences/${name}/`, import.meta.url));
  return { name, set: judgedSet(folder), facts: readFacts(folder) };
});
const listings = parts.flatMap(({ set }) => set.lines).map((line) => corpusLine.parse(JSON.parse(line)).id);

test('the listings of all parts can be imported and have unique ids', () => {
  expect(new Set(listings).size).toBe(listings.length);
  expect(parts.flatMap(({ facts }) => facts.map(({ id }) => id)).toSorted()).toEqual(listings.toSorted());
});

test('every query is judged, and only over existing listings', () => {
  const known = new Set(listings);
  const grade = z.union([z.literal(1), z.literal(2)]);
  for (const { set } of parts) {
    expect(Object.keys(set.grades).toSorted()).toEqual(set.queries.map(({ id }) => id).toSorted());
    for (const judged of Object.values(set.grades)) {
      expect(Object.keys(judged).filter((id) => !known.has(id))).toEqual([]);
      for (const each of Object.values(judged)) grade.parse(each);
    }
  }
});

test('each part has queries of every class', () => {
  const [first, ...others] = parts.map(({ set }) => new Set(set.queries.map((query) => query.class)));
  for (const other of others) expect(other).toEqual(first);
});
