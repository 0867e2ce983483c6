import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crowns } from '../../contract/czech.ts';
import { validationMessages, installCzechErrorMap } from '../../contract/messages.ts';
import { categoryForm, noBrand, otherBrand } from '../catalogue/index.ts';
import type { FieldValues } from '../catalogue/rules.ts';
import { freeIsNoSwap, listingForm } from './form.ts';

installCzechErrorMap();

const stick: FieldValues = {
  category: 'florbalky',
  brand: 'unihoc',
  model: ' Epic ',
  title: ' Unihoc  Epic 26 ',
  description: 'Prodám hůl,\r\nhraná jednu sezonu.',
  condition: 'used',
  wear: 'light',
  'attributes.shaftLengthCm': '96/107',
  'attributes.flexMm': '26',
  'attributes.hand': 'left',
  priceType: 'fixed',
  price: '1 490 Kč',
  place: '582786',
};

function read(values: FieldValues, kind: 'offer' | 'demand' = 'offer') {
  return listingForm(categoryForm(String(values.category)), kind).safeParse(values);
}

function problems(values: FieldValues, kind: 'offer' | 'demand' = 'offer'): Record<string, string> {
  const issues = read(values, kind).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('typed input is parsed to a typed listing', () => {
  expect(read(stick).data).toEqual({
    kind: 'offer',
    category: 'florbalky',
    brand: 'unihoc',
    model: 'Epic',
    title: 'Unihoc Epic 26',
    description: 'Prodám hůl,\nhraná jednu sezonu.',
    condition: 'used',
    wear: 'light',
    attributes: { shaftLengthCm: 96, totalLengthCm: 107, flexMm: 26, hand: 'left' },
    priceType: 'fixed',
    price: 1490,
    swap: false,
    place: '582786',
    placeShown: 'district',
  });
});

test('an empty form reports every missing field at once, in the specified words', () => {
  expect(problems({ category: 'florbalky', title: '  ', description: '' })).toEqual({
    title: validationMessages.required,
    description: validationMessages.required,
    condition: validationMessages.notSelected,
    'attributes.hand': validationMessages.notSelected,
    'attributes.shaftLengthCm': 'Vyplň délku shaftu, nebo celkovou délku.',
    priceType: validationMessages.notSelected,
    place: validationMessages.notSelected,
  });
  expect(problems({})).toMatchObject({
    category: validationMessages.notSelected,
    title: validationMessages.required,
  });
});

test('wear is required for used items only and dropped for others', () => {
  expect(problems({ ...stick, wear: undefined })).toEqual({ wear: validationMessages.notSelected });
  expect(read({ ...stick, condition: 'new' }).data?.wear).toBeUndefined();
});

test('services have no condition', () => {
  const service = {
    ...stick,
    category: 'servis-a-upravy',
    brand: '',
    'attributes.service': 'repair',
    condition: undefined,
  };
  expect(problems(service)).toEqual({});
});

test('a blade and a shaft need a brand, and a custom brand needs a name', () => {
  expect(problems({ ...stick, category: 'cepele', brand: '' })).toEqual({
    brand: validationMessages.notSelected,
  });
  expect(problems({ ...stick, brand: otherBrand })).toEqual({ brandText: validationMessages.required });
  expect(problems({ ...stick, brand: 'neznama' })).toEqual({ brand: validationMessages.notSelected });
  expect(read({ ...stick, brand: noBrand }).success).toBe(true);
});

test('a swap must state what is wanted in return', () => {
  expect(problems({ ...stick, swap: 'on' })).toEqual({ swapWants: validationMessages.required });
  expect(read({ ...stick, swap: 'on', swapWants: 'kratší hůl' }).data).toMatchObject({
    swap: true,
    swapWants: 'kratší hůl',
  });
  expect(read({ ...stick, swapWants: 'kratší hůl' }).data?.swapWants).toBeUndefined();
});

test('a place is selected from the list, or typed with its district', () => {
  expect(problems({ ...stick, place: '', placeName: 'Lhota' })).toEqual({
    placeDistrict: validationMessages.notSelected,
  });
  expect(read({ ...stick, place: '', placeName: 'Lhota', placeDistrict: 'CZ0641' }).data).toMatchObject({
    placeName: 'Lhota',
    placeDistrict: 'CZ0641',
  });
});

test.each([
  ['0', 'Číslo musí být větší než 0'],
  ['1000001', 'Číslo musí být menší než 1000001'],
  ['99,50', 'Číslo musí být celé číslo'],
  ['tisíc', 'Toto pole musí být `číslo`'],
  ['', validationMessages.required],
  ['12OO', 'Toto pole musí být `číslo`'],
  ['12,5', 'Číslo musí být celé číslo'],
  ['9999 tis', 'Toto pole musí být `číslo`'],
])('the price %o is refused with „%s“', (price, message) => {
  expect(problems({ ...stick, price })).toEqual({ price: message });
});

test('a price round-trips in every notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
      const dotted = String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
      for (const price of [
        String(amount),
        crowns(amount),
        `${amount},-`,
        `${amount} kc`,
        dotted,
        `${amount},00`,
      ]) {
        expect(read({ ...stick, price }).data?.price).toBe(amount);
      }
    }),
  );
}, 60_000);

test('a demand requires neither condition nor attributes, and is never free', () => {
  const wanted = { ...stick, condition: undefined, 'attributes.hand': ['left', 'straight'], swap: 'on' };
  expect(
    read({ ...wanted, 'attributes.shaftLengthCm': undefined, 'attributes.flexMm': undefined }, 'demand').data,
  ).toMatchObject({
    attributes: { hand: ['left', 'straight'] },
    swap: false,
  });
  expect(problems({ ...wanted, priceType: 'free' }, 'demand')).toMatchObject({
    priceType: validationMessages.notSelected,
  });
});

test('after a change of category shared values stay and attributes of the other category are ignored', () => {
  const shaft = read({ ...stick, category: 'shafty' }).data;
  expect(shaft?.attributes).toMatchObject({ shaftLengthCm: 96, flexMm: 26 });
  expect(shaft?.attributes).not.toHaveProperty('hand');
});

test('invisible characters do not count as a title, and characters the database cannot store are removed', () => {
  expect(problems({ ...stick, title: '\u200b\u200b\u200b\u200b\u200b\u200b' })).toEqual({
    title: validationMessages.required,
  });
  expect(read({ ...stick, title: 'Hůl\u0000 \u202eUnihoc\ud800' }).data?.title).toBe('Hůl Unihoc');
});

test('a free item cannot ask for anything in return', () => {
  const swapped = { ...stick, swap: 'on', swapWants: 'Levou hůl 96 cm' };
  expect(problems({ ...swapped, priceType: 'free' })).toEqual({ priceType: freeIsNoSwap });
  expect(problems({ ...swapped, priceType: 'agreement' })).toEqual({});
});
