import { checkFields } from '../../../contract/check-fields.ts';
import { decisionForm } from '../../blocking/contract.ts';

export const checkRemoval = checkFields(decisionForm);
