import type { FieldErrorMessages, FormFields } from '../../../../ui/forms/form-fields.ts';
import type { CategoryForm, Kind } from '../../../catalogue/contract.ts';

/** Common props of the form's parts: raw values, errors and the category. */
export type FormPartProps = {
  kind: Kind;
  values: FormFields;
  errors: FieldErrorMessages;
  category: CategoryForm;
};

/** Limits shown in the form; the schema enforces them. */
export type ListingLimits = {
  titleMin: number;
  titleMax: number;
  descriptionMin: number;
  descriptionMax: number;
};
