import { checkFields } from '../../../contract/check-fields.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import { withCommonReason } from '../../blocking/rules.ts';
import { reportDecisionForm } from '../contract.ts';

const check = checkFields(reportDecisionForm);
export const checkDecision = (fields: FormFields) => check(withCommonReason(fields));
