import { checkFields } from '../../../contract/check-fields.ts';
import { operatorForm } from '../contract.ts';

/** Validates the fields of a message to the operator; loaded when somebody begins to type. */
export const checkOperator = checkFields(operatorForm);
