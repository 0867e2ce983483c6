import { checkFields } from '../../../contract/check-fields.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import { decisionForm } from '../contract.ts';
import { withCommonReason } from '../rules.ts';

const check = checkFields(decisionForm);
export const checkBlock = (fields: FormFields) => check(withCommonReason(fields));
