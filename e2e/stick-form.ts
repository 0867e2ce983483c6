import type { FormValues } from '../src/features/listings/contract.ts';
import { builtInCode } from '../src/features/places/built-in/code.ts';

/** The filled form of a stick, as an application of somebody else would send it; `number` tells sticks apart. */
export const stickForm = (number: number): FormValues => ({
  category: 'florbalky',
  brand: 'unihoc',
  title: `Unihoc Epic 26, hůl číslo ${number}`,
  description: 'Prodám hůl po jedné sezoně, čepel drží tvar.',
  condition: 'used',
  wear: 'light',
  'attributes.shaftLengthCm': '96',
  'attributes.flexMm': '26',
  'attributes.hand': 'left',
  priceType: 'fixed',
  price: String(1_000 + number),
  place: builtInCode('Brno', 'CZ0642'),
  placeShown: 'exact',
});

/** The filled form of a demand for one. */
export const wantedStickForm: FormValues = {
  category: 'florbalky',
  description: 'Pro syna do přípravky, škrábance nevadí.',
  'attributes.shaftLengthCm.min': '92',
  'attributes.shaftLengthCm.max': '96',
  'attributes.hand': ['left', 'straight'],
  wantedConditions: ['like-new', 'used'],
  priceType: 'fixed',
  price: '800',
  place: builtInCode('Brno', 'CZ0642'),
  placeShown: 'exact',
};
