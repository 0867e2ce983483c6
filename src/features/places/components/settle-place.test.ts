import { expect, test } from 'vitest';
import { placeErrors, settlePlace } from './settle-place.ts';

const chosen = { title: 'Hůl', place: '582786', placeFor: 'Brno|CZ0642', placeName: 'Brno' };

test('a chosen place is submitted as its code alone', () => {
  expect(settlePlace(chosen)).toEqual({ title: 'Hůl', place: '582786' });
  expect(settlePlace({ ...chosen, placeDistrict: 'CZ0642' })).toEqual({ title: 'Hůl', place: '582786' });
});

test('a name edited by hand or another district overrides the code', () => {
  expect(settlePlace({ ...chosen, placeName: 'Lhota', placeDistrict: 'CZ0643' })).toEqual({
    title: 'Hůl',
    placeName: 'Lhota',
    placeDistrict: 'CZ0643',
  });
  expect(settlePlace({ ...chosen, placeDistrict: 'CZ0643' })).toMatchObject({
    placeName: 'Brno',
    placeDistrict: 'CZ0643',
  });
});

test('a missing place is reported at the visible field', () => {
  expect(placeErrors({ place: ['Musíte vybrat hodnotu'] })).toEqual({ placeName: ['Musíte vybrat hodnotu'] });
});

test('a missing district is reported at the district once the form asks for it', () => {
  const errors = { placeDistrict: ['Musíte vybrat hodnotu'] };
  expect(placeErrors(errors)).toEqual(errors);
  expect(placeErrors(errors, false)).toEqual({ placeName: errors.placeDistrict });
});
