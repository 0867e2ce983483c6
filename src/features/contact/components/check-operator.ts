import { checkFields } from '../../../contract/check-fields.ts';
import { operatorForm } from '../contract.ts';

/** Says what is wrong with each field of a message to the operator; loaded when somebody starts to write. */
export const checkOperator = checkFields(operatorForm);
