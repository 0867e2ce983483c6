import { describe, expect, test } from 'vitest';
import { counted, crowns, outOf, withFullStop } from './czech.ts';

const offers = ['nabídka', 'nabídky', 'nabídek'] as const;

test('a sentence that ends with an abbreviated name gets no second full stop', () => {
  expect(withFullStop('Sleduješ inzerenta Jana N.')).toBe('Sleduješ inzerenta Jana N.');
  expect(withFullStop('Sleduješ inzerenta Žofka')).toBe('Sleduješ inzerenta Žofka.');
});

describe('Czech forms of numbers', () => {
  test.each([
    [0, '0\u00a0nabídek'],
    [1, '1\u00a0nabídka'],
    [2, '2\u00a0nabídky'],
    [4, '4\u00a0nabídky'],
    [5, '5\u00a0nabídek'],
    [21, '21\u00a0nabídek'],
    [12_800, '12\u00a0800\u00a0nabídek'],
  ])('%i is written as %s', (count, words) => {
    expect(counted(count, offers)).toBe(words);
  });

  test.each([
    [1, 'z'],
    [2, 'ze'],
    [5, 'z'],
    [10, 'z'],
    [13, 'ze'],
    [15, 'z'],
    [24, 'ze'],
    [100, 'ze'],
    [800, 'z'],
    [1_000, 'z'],
    [4_000, 'ze'],
    [12_800, 'ze'],
    [15_000, 'z'],
  ])('out of %i takes the preposition %s', (total, preposition) => {
    expect(outOf(total).split('\u00a0')[0]).toBe(preposition);
  });

  test('crowns separate thousands by non-breaking spaces', () => {
    expect(crowns(1)).toBe('1\u00a0Kč');
    expect(crowns(999)).toBe('999\u00a0Kč');
    expect(crowns(1_000_000)).toBe('1\u00a0000\u00a0000\u00a0Kč');
  });
});
