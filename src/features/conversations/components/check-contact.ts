import { checkFields } from '../../../contract/check-fields.ts';
import { contactForm } from '../contract.ts';

/** Validates the contact form; loaded when the visitor starts typing. */
export const checkContact = checkFields(contactForm);
