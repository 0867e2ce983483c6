import { checkFields } from '../../../contract/check-fields.ts';
import { decisionForm } from '../contract.ts';

export const checkBlock = checkFields(decisionForm);
