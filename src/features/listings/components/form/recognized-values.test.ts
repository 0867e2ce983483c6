import { expect, test } from 'vitest';
import { type RecognizedValue, replaceValues, valuesByState, withoutValue } from './recognized-values.ts';

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
  value('description', 'Prodám hůl.\nDrží tvar.'),
];
const names = (values: readonly RecognizedValue[]) => values.map(({ name }) => name);

test('values that differ from the form are distinguished from empty and from equal ones', () => {
  const { agreeing, differing, open } = valuesByState(
    {
      brand: 'jina',
      brandText: 'Vlastní',
      model: 'Epic Youngster',
      'attributes.flexMm': '26',
      priceType: 'fixed',
      price: '1 200',
      placeName: 'brno',
      description: 'Prodám hůl.\r\nDrží tvar.',
    },
    recognized,
  );
  expect(names(differing)).toEqual(['brand', 'attributes.flexMm', 'price']);
  expect(names(open)).toEqual(['condition', 'wear']);
  expect(names(agreeing)).toEqual(['model', 'place', 'description']);
});

test('fields the form does not ask for are neither empty nor different', () => {
  const { differing, open } = valuesByState({ condition: 'new', priceType: 'agreement' }, recognized);
  expect(names(differing)).toEqual(['condition']);
  expect(names(open)).not.toContain('price');
});

test('the default price type does not count as an answer until there is an amount', () => {
  const free = [value('priceType', 'free', 'Zdarma')];
  expect(names(valuesByState({ priceType: 'fixed', price: '' }, free).open)).toEqual(['priceType']);
  expect(names(valuesByState({ priceType: 'fixed', price: '500' }, free).differing)).toEqual(['priceType']);
  expect(names(valuesByState({ priceType: 'agreement' }, free).differing)).toEqual(['priceType']);
});

test('replacing or removing a value leaves no related fields behind', () => {
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
  expect(withoutValue(copied, 'place')).toEqual({ brand: 'jina', brandText: 'Vlastní', title: 'x' });
});
