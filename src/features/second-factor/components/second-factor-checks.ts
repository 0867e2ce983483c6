import { checkFields } from '../../../contract/check-fields.ts';
import { codeForm, totpForm } from '../contract.ts';

/** Loaded when somebody begins to type: only then are the schemas worth their weight. */
export const checkTotp = checkFields(totpForm);
export const checkCode = checkFields(codeForm);
