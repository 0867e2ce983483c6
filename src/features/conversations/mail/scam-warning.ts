import type { EmailPart } from '../../../platform/mail/email-layout.ts';
import { scamAdvice, type ScamPattern } from '../rules.ts';

/** Stands first in an email about a message that looks like a step of a fraud. */
export const scamWarning = (scam: ScamPattern | undefined): EmailPart[] =>
  scam === undefined ? [] : [{ text: `Pozor, takhle začínají podvody. ${scamAdvice[scam]}` }];
