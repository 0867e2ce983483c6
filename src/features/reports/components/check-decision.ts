import { checkFields } from '../../../contract/check-fields.ts';
import { reportDecisionForm } from '../contract.ts';

export const checkDecision = checkFields(reportDecisionForm);
