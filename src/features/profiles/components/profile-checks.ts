import { checkFields } from '../../../contract/check-fields.ts';
import { pinForm } from '../../accounts/contract.ts';
import { type ContactKind, contactForms, profileForm } from '../contract.ts';

/** Loaded lazily, when somebody begins to type. */
export const checkProfile = checkFields(profileForm);
export const checkContact = (kind: ContactKind) => checkFields(contactForms[kind]);
export const checkCode = checkFields(pinForm);
