import { expect, test } from 'vitest';
import { categoryForm } from '../../../catalogue/index.ts';
import { formatField } from './format-field.ts';

const form = { categories: [], category: categoryForm('florbalky') };

test.each([
  ['brand', ['unihoc'], 'Unihoc'],
  ['condition', ['like-new'], 'Jako nové'],
  ['attributes.hand', ['left'], 'Levá (L)'],
  ['attributes.flexMm', ['26'], '26'],
  ['price', ['1 490 Kč'], '1490'],
  ['price', ['1490'], '1490'],
  ['description', ['  dvě\r\nřádky '], 'dvě\nřádky'],
  ['wantedConditions', ['new', 'used'], 'Nové s visačkou, Použité'],
  ['swap', [''], ''],
])('%s is formatted as text', (name, values, words) => {
  expect(formatField(name, values, form)).toBe(words);
});
