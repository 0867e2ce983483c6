import { checkFields } from '../../../contract/check-fields.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import { decisionForm } from '../../blocking/contract.ts';
import { withCommonReason } from '../../blocking/rules.ts';

const check = checkFields(decisionForm);
export const checkRemoval = (fields: FormFields) => check(withCommonReason(fields));
