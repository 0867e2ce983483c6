import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceHint, roundPrice } from './rules.ts';

test('rounding preserves the order of prices and changes small prices by at most a quarter', () => {
  const price = fc.integer({ min: 20, max: 50_000 });
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(roundPrice(low)).toBeLessThanOrEqual(roundPrice(high));
      expect(Math.abs(roundPrice(low) - low) / low).toBeLessThanOrEqual(0.25);
    }),
  );
});

const usual = { low: 600, typical: 700, high: 850 };
test.each([
  [2_000, 'víc než dvojnásobek obvyklé ceny'],
  [1_400, 'asi dvojnásobek obvyklé ceny'],
  [1_050, 'asi o polovinu víc'],
  [930, 'asi o třetinu víc'],
  [870, 'asi o čtvrtinu víc'],
  [590, 'o něco méně'],
  [480, 'asi o třetinu méně'],
  [350, 'asi polovina obvyklé ceny'],
  [240, 'asi třetina obvyklé ceny'],
  [1, 'méně než třetina obvyklé ceny'],
])('a price of %i Kč gets the hint %s', (price, words) => {
  expect(priceHint(price, usual)).toContain(words);
});

test('a usual price gets no hint', () => {
  for (const price of [600, 700, 850]) expect(priceHint(price, usual)).toBeUndefined();
});
