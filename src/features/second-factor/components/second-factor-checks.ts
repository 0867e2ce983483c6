import { checkFields } from '../../../contract/check-fields.ts';
import { codeForm, totpForm } from '../contract.ts';

/** Loaded lazily when somebody begins to type, because the schemas are large. */
export const checkTotp = checkFields(totpForm);
export const checkCode = checkFields(codeForm);
