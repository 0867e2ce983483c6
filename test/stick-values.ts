import type { FormValues } from '../src/features/listings/contract.ts';
import { builtInCode } from '../src/features/places/districts.ts';

/** Valid form values of a stick. */
export const stickValues: FormValues = {
  category: 'florbalky',
  brand: 'unihoc',
  title: 'Unihoc Epic 26, 96 cm',
  description: 'Prodám hůl po jedné sezoně, čepel drží tvar.',
  condition: 'used',
  wear: 'light',
  'attributes.shaftLengthCm': '96',
  'attributes.flexMm': '26',
  'attributes.hand': 'left',
  priceType: 'fixed',
  price: '1 490',
  place: builtInCode('Brno', 'CZ0642'),
  placeShown: 'exact',
};

/** Valid form values of a demand for a stick, with a generated title. */
export const wantedStickValues: FormValues = {
  category: 'florbalky',
  description: 'Pro syna do přípravky, škrábance nevadí.',
  'attributes.shaftLengthCm.min': '92',
  'attributes.shaftLengthCm.max': '96',
  'attributes.hand': ['left', 'straight'],
  wantedConditions: ['like-new', 'used'],
  priceType: 'fixed',
  price: '800',
  place: builtInCode('Brno', 'CZ0642'),
  placeShown: 'district',
};
