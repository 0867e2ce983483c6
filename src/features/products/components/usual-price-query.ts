import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import type { Condition, Wear } from '../../catalogue/contract.ts';

/** The form values that decide a usual price, besides the form's category. */
export type UsualPriceQuery = {
  category: string;
  brand: string | undefined;
  model: string | undefined;
  title: string | undefined;
  condition: Condition | undefined;
  wear: Wear | undefined;
  modelYear: string | undefined;
};

const oneOf = <T extends string>(among: readonly T[], value: string): T | undefined =>
  among.find((each) => each === value);

export function usualPriceQuery(category: string, fields: FormFields): UsualPriceQuery {
  const text = (name: string, atMost: number) => fieldText(fields, name).trim().slice(0, atMost) || undefined;
  const year = fieldText(fields, 'attributes.modelYear').trim();
  return {
    category,
    brand: text('brand', 60),
    model: text('model', 100),
    title: text('title', 100),
    condition: oneOf(['new', 'like-new', 'used', 'damaged'], fieldText(fields, 'condition')),
    wear: oneOf(['light', 'moderate', 'heavy'], fieldText(fields, 'wear')),
    modelYear: /^(?:199|20\d)\d$/.test(year) ? year : undefined,
  };
}
