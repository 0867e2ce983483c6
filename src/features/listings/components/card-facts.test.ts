import { expect, test } from 'vitest';
import { factCells } from './card-facts.ts';

test('a range of lengths has a short form without its unit, for cards too narrow for both', () => {
  const [range, length] = factCells([
    { label: 'délka', value: '98–102\u00a0cm' },
    { label: 'délka', value: '96\u00a0cm' },
  ]);
  expect(range).toEqual({ label: 'délka', value: '98–102\u00a0cm', short: '98–102' });
  expect(length).toEqual({ label: 'délka', value: '96\u00a0cm' });
});

test('of values that a cell would cut the first one stands with the number of the others', () => {
  const [many, few] = factCells([
    { label: 'předání', value: 'osobní předání, na tréninku' },
    { label: 'barva', value: 'černá, bílá' },
  ]);
  expect(many?.value).toBe('osobní předání +1');
  expect(few?.value).toBe('černá, bílá');
});

test('the cell that is not what was looked for differs, and no other', () => {
  const facts = [
    { label: 'strana', value: 'pravá', hand: 'right' as const },
    { label: 'délka', value: '92\u00a0cm' },
    { label: 'flex', value: '29' },
  ];
  const differing = (...keys: string[]) =>
    factCells(
      facts,
      keys.map((key) => ({ key, label: '' })),
    ).flatMap(({ label, differs }) => (differs ? label : []));
  expect(differing()).toEqual([]);
  expect(differing('hand', 'price')).toEqual(['strana']);
  expect(differing('totalLengthCm')).toEqual(['délka']);
});
