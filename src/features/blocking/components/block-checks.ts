import { checkFields } from '../../../contract/check-fields.ts';
import { blockForm } from '../contract.ts';

export const checkBlock = checkFields(blockForm);
