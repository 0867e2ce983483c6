import { checkFields } from '../../../contract/check-fields.ts';
import { answerForm } from '../contract.ts';

/** Says what is wrong with a reply; loaded when somebody starts to write. */
export const checkAnswer = checkFields(answerForm);
