import { checkFields } from '../../../contract/check-fields.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import { reportFormFor } from '../contract.ts';

/** Validates a report in the browser; loaded on first input. */
export const checkReport = (fields: FormFields) => checkFields(reportFormFor(fields['reason']))(fields);
