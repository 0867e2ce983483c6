import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';

/** The action of a reminder's button. */
export const requestedChange = (fields: FormFields): 'end' | { month: string } =>
  fieldText(fields, 'intent') === 'end' ? 'end' : { month: fieldText(fields, 'month') };
