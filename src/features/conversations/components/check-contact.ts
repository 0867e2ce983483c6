import { checkFields } from '../../../contract/check-fields.ts';
import { contactForm } from '../contract.ts';

/** Says what is wrong with each field of a contact form; loaded when somebody starts to write. */
export const checkContact = checkFields(contactForm);
