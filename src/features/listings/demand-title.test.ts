import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wantedStickValues } from '../../../test/stick-values.ts';
import { categories, categoryForm } from '../catalogue/index.ts';
import { titleLength } from './contract.ts';
import { demandTitle } from './demand-title.ts';

const titleOf = (category: string, values: Record<string, string | string[]>) => {
  const form = categoryForm(category);
  if (!form) throw new Error(`No category ${category}`);
  return demandTitle(form, { priceType: 'fixed', ...values });
};

test('the title of a demand consists of the item, its size, side and maximum price', () => {
  expect(titleOf('florbalky', { ...wantedStickValues, brand: 'unihoc' })).toBe(
    'Sháním florbalku Unihoc 92–96 cm, levou nebo rovnou, do 800 Kč',
  );
  expect(titleOf('boty', { 'attributes.shoeSizeEu.min': '42', 'attributes.shoeSizeEu.max': '43' })).toBe(
    'Sháním boty EU 42–43',
  );
  expect(titleOf('brankarske-masky', { 'attributes.maskSize': 'junior' })).toBe(
    'Sháním brankářskou masku velikosti junior',
  );
  expect(titleOf('cepele', { 'attributes.hand': 'right', price: '200' })).toBe(
    'Sháním čepel, pravou, do 200 Kč',
  );
  expect(titleOf('shafty', { price: 'asi tisíc' })).toBe('Sháním shaft');
});

test('the model is included, because matches look for a product line in the title only', () => {
  expect(titleOf('cepele', { brand: 'zone', model: 'Hyper', 'attributes.hand': 'right' })).toBe(
    'Sháním čepel Zone Hyper, pravou',
  );
});

test('a brand typed by hand is included, „bez značky“ is not', () => {
  expect(titleOf('florbalky', { brand: 'jina', brandText: 'Kensis' })).toBe('Sháním florbalku Kensis');
  expect(titleOf('florbalky', { brand: 'bez-znacky' })).toBe('Sháním florbalku');
});

test('the title fits its length limit for any form values', () => {
  const leaves = categories().filter(({ listable }) => listable);
  const text = fc.string({ maxLength: 120 });
  fc.assert(
    fc.property(fc.constantFrom(...leaves), text, text, text, ({ slug }, brandText, price, hand) => {
      const title = titleOf(slug, { brand: 'jina', brandText, price, 'attributes.hand': ['left', hand] });
      expect(title.length).toBeGreaterThanOrEqual(titleLength.min);
      expect(title.length).toBeLessThanOrEqual(titleLength.max);
    }),
  );
});
