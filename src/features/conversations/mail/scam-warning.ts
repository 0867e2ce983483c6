import type { EmailPart } from '../../../platform/mail/email-template.ts';
import { scamAdvice, scamLead, type ScamPattern } from '../rules.ts';

/** Stands first in an email about a message that looks like a step of a fraud. */
export const scamWarning = (scam: ScamPattern | undefined): EmailPart[] =>
  scam === undefined ? [] : [{ warning: `${scamLead} ${scamAdvice[scam]}` }];
