import { checkFields } from '../../../contract/check-fields.ts';
import {
  emailForm,
  lastingPinForm,
  passwordForm,
  passwordSignInForm,
  pinForm,
  registrationForm,
} from '../contract.ts';

export { suggestEmail } from './suggest-email.ts';

/** Loaded on first input, so that the schemas do not burden the initial page. */
export const checkEmail = checkFields(emailForm);
export const checkPin = checkFields(pinForm);
export const checkLastingPin = checkFields(lastingPinForm);
export const checkPassword = checkFields(passwordForm);
export const checkPasswordSignIn = checkFields(passwordSignInForm);
export const checkRegistration = checkFields(registrationForm);
