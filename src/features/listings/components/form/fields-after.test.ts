import { expect, test } from 'vitest';
import { categoryForm } from '../../../catalogue/index.ts';
import { notShown } from './fields-after.ts';

const blade = categoryForm('cepele');
const service = categoryForm('servis-a-upravy');

test('what the form did not show stays for the way back, what it showed is replaced', () => {
  const before = { title: 'Hůl', 'attributes.flexMm': '27', 'attributes.hand': 'left', condition: 'used' };
  expect(blade && notShown(before, blade)).toEqual({ 'attributes.flexMm': '27' });
});

test('a condition survives a look at services, which have none', () => {
  expect(service && notShown({ condition: 'used', wear: 'light', price: '5' }, service)).toEqual({
    condition: 'used',
    wear: 'light',
  });
});
