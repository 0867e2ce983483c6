import { expect, test } from 'vitest';
import { categoryForm } from '../../../catalogue/index.ts';
import { listingCheck } from './listing-check.ts';

const wrongWith = (category: string, shown?: string) =>
  listingCheck(shown === undefined ? undefined : categoryForm(shown), 'offer')({ category })['category'];

test('a category is missing only while none is chosen', () => {
  expect(wrongWith('')).toEqual(['Musíte vybrat hodnotu']);
  expect(wrongWith('florbalky')).toBeUndefined();
});

test('arrow keys that walk to another category than the form shows are told nothing', () => {
  expect(wrongWith('florbalky', 'florbalky')).toBeUndefined();
  expect(wrongWith('cepele', 'florbalky')).toBeUndefined();
});
