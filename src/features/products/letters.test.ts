import { expect, test } from 'vitest';
import { byName, letterOf } from './products.ts';

test('names are grouped by Czech letters: „ch“ is one letter, „č“ differs from „c“, long vowels are with the short ones', () => {
  const letters = ['adidas', 'Áčko', 'Canadien', 'Čertík', 'Chilli', 'Ďábel', 'Řízek', 'Zone', '4Kids'].map(
    letterOf,
  );
  expect(letters).toEqual(['A', 'A', 'C', 'Č', 'Ch', 'D', 'Ř', 'Z', '#']);
});

test('names are in Czech order: Č after C, Ch after H', () => {
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

test('accents in decomposed Unicode form are treated the same', () => {
  expect(letterOf('Čertík'.normalize('NFD'))).toBe('Č');
});
