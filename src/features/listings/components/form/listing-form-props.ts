import type { FieldSentences, FormFields } from '../../../../ui/forms/form-fields.ts';
import type { CategoryForm, Kind } from '../../../catalogue/contract.ts';

/** What each part of a listing's form is rendered from: the raw values, what is wrong, and the category's words. */
export type FormPartProps = {
  kind: Kind;
  values: FormFields;
  errors: FieldSentences;
  category: CategoryForm;
};

/** Limits that the form tells in advance; the schema holds them. */
export type ListingLimits = {
  titleMin: number;
  titleMax: number;
  descriptionMin: number;
  descriptionMax: number;
};
