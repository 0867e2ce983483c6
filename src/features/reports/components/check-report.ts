import { checkFields } from '../../../contract/check-fields.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import { reportFormFor } from '../contract.ts';

/** Says what is wrong with each field of a report; loaded when somebody starts to write. */
export const checkReport = (fields: FormFields) => checkFields(reportFormFor(fields['reason']))(fields);
