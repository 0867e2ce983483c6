import { expect, test } from 'vitest';
import { categoryForm } from '../../../catalogue/index.ts';
import { listingCheck } from './listing-check.ts';

const wrongWith = (category: string, shown?: string) =>
  listingCheck(shown === undefined ? undefined : categoryForm(shown), 'offer')({ category })['category'];

test('a missing category is reported only while none is selected', () => {
  expect(wrongWith('')).toEqual(['Musíte vybrat hodnotu']);
  expect(wrongWith('florbalky')).toBeUndefined();
});

test('arrow keys moving to a category whose fields are not loaded cause no errors', () => {
  expect(wrongWith('florbalky', 'florbalky')).toBeUndefined();
  expect(wrongWith('cepele', 'florbalky')).toBeUndefined();
});
