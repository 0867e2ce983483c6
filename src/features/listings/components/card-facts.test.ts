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
