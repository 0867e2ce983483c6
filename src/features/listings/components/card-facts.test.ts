import { expect, test } from 'vitest';
import { factCells } from './card-facts.ts';

test('a range of lengths has a short form without its unit for narrow cards', () => {
  const [range, length] = factCells([
    { label: 'délka', value: '98–102\u00a0cm' },
    { label: 'délka', value: '96\u00a0cm' },
  ]);
  expect(range).toEqual({ label: 'délka', value: '98–102\u00a0cm', short: '98–102' });
  expect(length).toEqual({ label: 'délka', value: '96\u00a0cm' });
});

test('a long list of values is shortened to the first one and the number of the others', () => {
  const [many, few] = factCells([
    { label: 'předání', value: 'osobní předání, na tréninku' },
    { label: 'barva', value: 'černá, bílá' },
  ]);
  expect(many?.value).toBe('osobní předání +1');
  expect(few?.value).toBe('černá, bílá');
});

test('only the cell that misses the search is marked', () => {
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
