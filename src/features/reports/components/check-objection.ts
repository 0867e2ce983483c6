import { checkFields } from '../../../contract/check-fields.ts';
import { objectionForm } from '../contract.ts';

export const checkObjection = checkFields(objectionForm);
