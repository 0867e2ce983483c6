import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueFile } from './file.ts';
import { choiceFilters, numberFilters } from './contract.ts';
import { storedPositions } from './stored-positions.ts';

const { attributes } = catalogueFile.parse(
  JSON.parse(readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8')),
);
const filtering = attributes.filter((each) => each.categories.some(({ filter }) => filter));
const isNumber = (type: string) => type === 'int' || type === 'decimal';

test('the search parameters are exactly the attributes that filter in the catalogue', () => {
  const keys = (numbers: boolean) =>
    filtering.filter(({ type }) => isNumber(type) === numbers).map(({ key }) => key);
  expect([...numberFilters].sort()).toEqual(keys(true).sort());
  expect([...choiceFilters].sort()).toEqual(keys(false).sort());
});

test('every attribute has its own stored position', () => {
  const positions = Object.values(storedPositions);
  expect(new Set(positions).size).toBe(positions.length);
});
