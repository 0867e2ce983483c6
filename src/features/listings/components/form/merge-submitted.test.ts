import { expect, test } from 'vitest';
import { categoryForm } from '../../../catalogue/index.ts';
import { withoutShown } from './merge-submitted.ts';

const blade = categoryForm('cepele');
const service = categoryForm('servis-a-upravy');

test('fields not in the submitted form are preserved, submitted ones are replaced', () => {
  const before = { title: 'Hůl', 'attributes.flexMm': '27', 'attributes.hand': 'left', condition: 'used' };
  expect(blade && withoutShown(before, blade)).toEqual({ 'attributes.flexMm': '27' });
});

test('the condition is preserved while services, which have none, are selected', () => {
  expect(service && withoutShown({ condition: 'used', wear: 'light', price: '5' }, service)).toEqual({
    condition: 'used',
    wear: 'light',
  });
});
