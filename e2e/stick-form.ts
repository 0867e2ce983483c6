import type { FormValues } from '../src/features/listings/contract.ts';
import { stickValues, wantedStickValues } from '../test/stick-values.ts';

/** The filled form of a stick, as an application of somebody else would send it; `number` tells sticks apart. */
export const stickForm = (number: number): FormValues => ({
  ...stickValues,
  title: `Unihoc Epic 26, hůl číslo ${number}`,
  price: String(1_000 + number),
});

/** The filled form of a demand for one. */
export const wantedStickForm: FormValues = { ...wantedStickValues, placeShown: 'exact' };
