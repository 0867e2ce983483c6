import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';

/** What a button of a reminder asks for. */
export const wishOf = (fields: FormFields): 'end' | { month: string } =>
  fieldText(fields, 'intent') === 'end' ? 'end' : { month: fieldText(fields, 'month') };
