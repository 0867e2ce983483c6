import { expect, test } from 'vitest';
import { differingValues, openValues, type RecognizedValue, replaceValues } from './recognized-values.ts';

const value = (name: string, said: string, text = said): RecognizedValue => ({
  name,
  value: said,
  label: name,
  text,
});
const recognized = [
  value('brand', 'unihoc', 'Unihoc'),
  value('model', 'Epic'),
  value('attributes.flexMm', '28', '28 mm'),
  value('condition', 'used', 'Použité'),
  value('wear', 'light', 'Lehce hrané'),
  value('price', '750', '750 Kč'),
  value('place', '582786', 'Brno'),
];
const names = (values: readonly RecognizedValue[]) => values.map(({ name }) => name);

test('what the title says otherwise than the form is told apart from what is empty and from what agrees', () => {
  const copied = {
    brand: 'jina',
    brandText: 'Vlastní',
    model: 'Epic Youngster',
    'attributes.flexMm': '26',
    priceType: 'fixed',
    price: '1 200',
    placeName: 'brno',
  };
  expect(names(differingValues(copied, recognized))).toEqual(['brand', 'attributes.flexMm', 'price']);
  expect(names(openValues(copied, recognized))).toEqual(['condition', 'wear']);
});

test('what the form does not ask is neither empty nor different', () => {
  const copied = { condition: 'new', priceType: 'agreement' };
  expect(names(differingValues(copied, recognized))).toEqual(['condition']);
  expect(names(openValues(copied, recognized))).not.toContain('price');
});

test('a replaced value leaves nothing behind of the one before', () => {
  const copied = {
    brand: 'jina',
    brandText: 'Vlastní',
    placeName: 'Lhota',
    placeDistrict: 'CZ0642',
    title: 'x',
  };
  expect(replaceValues(copied, [value('brand', 'unihoc'), value('place', '582786')])).toEqual({
    title: 'x',
    brand: 'unihoc',
    place: '582786',
  });
});
