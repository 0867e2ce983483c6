import { expect, test } from 'vitest';
import { byName, letterOf } from './products.ts';

test('a name stands under its Czech letter: ch is one, č another than c, long vowels are with the short', () => {
  const letters = ['adidas', 'Áčko', 'Canadien', 'Čertík', 'Chilli', 'Ďábel', 'Řízek', 'Zone', '4Kids'].map(
    letterOf,
  );
  expect(letters).toEqual(['A', 'A', 'C', 'Č', 'Ch', 'D', 'Ř', 'Z', '#']);
});

test('names stand in Czech order: Č behind C, Ch behind H', () => {
  const names = ['Chilli', 'Hummel', 'Čertík', 'Cobra', 'Ivo', 'adidas', 'Zone', 'Žabka'];
  const sorted = names.map((name) => ({ name })).toSorted(byName);
  expect(sorted.map(({ name }) => name)).toEqual([
    'adidas',
    'Cobra',
    'Čertík',
    'Hummel',
    'Chilli',
    'Ivo',
    'Zone',
    'Žabka',
  ]);
});

test('an accent does not make letters decomposed by a computer others', () => {
  expect(letterOf('Čertík'.normalize('NFD'))).toBe('Č');
});
