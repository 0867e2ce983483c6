import type { FormValues } from '../src/features/listings/contract.ts';
import { stickValues, wantedStickValues } from '../test/stick-values.ts';

/** Form values of a stick, as sent by a third-party client; `number` distinguishes sticks. */
export const stickForm = (number: number): FormValues => ({
  ...stickValues,
  title: `Unihoc Epic 26, hůl číslo ${number}`,
  price: String(1_000 + number),
});

/** Form values of a demand for a stick. */
export const wantedStickForm: FormValues = { ...wantedStickValues, placeShown: 'exact' };
