import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoListings } from '../../src/demo/demo-listings.ts';
import { analyzeListing, bestThing, thingsOf } from '../../src/features/query-understanding/index.ts';
import { readCorpus } from './by-reading.ts';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const corpus = readCorpus(textOf('sentences/working/corpus.jsonl').split('\n').filter(Boolean));

const demo = demoListings();
const listings = [
  ...corpus.listings.map(({ line, things }) => ({ title: line.title, things })),
  ...demo.map((each) => {
    const traits = analyzeListing({
      ...each,
      brand: each.brand ?? undefined,
      model: each.line ?? undefined,
      condition: each.condition ?? undefined,
      wear: each.wear ?? undefined,
      price: each.price ?? undefined,
      swap: each.swap !== null,
    });
    return { title: each.title, things: thingsOf(traits, [`kind:${each.kind}`]) };
  }),
];

test('searching for the whole title of a listing finds it', () => {
  expect(demo.length).toBeGreaterThan(100);
  const isFound = ({ title, things }: (typeof listings)[number]) =>
    bestThing(corpus.planOf(title), things) !== undefined;
  expect(listings.filter((each) => !isFound(each)).map(({ title }) => title)).toEqual([]);
});
