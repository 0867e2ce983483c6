import { checkFields } from '../../../contract/check-fields.ts';
import { answerForm } from '../contract.ts';

/** Validates a reply; loaded when the user starts typing. */
export const checkAnswer = checkFields(answerForm);
