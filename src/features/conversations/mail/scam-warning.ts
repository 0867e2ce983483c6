import type { EmailPart } from '../../../platform/mail/email-template.ts';
import { scamAdvice, scamLead, type ScamPattern } from '../rules.ts';

/** Warning at the top of an email about a suspected fraud. */
export const scamWarning = (scam: ScamPattern | undefined): EmailPart[] =>
  scam === undefined ? [] : [{ warning: `${scamLead} ${scamAdvice[scam]}` }];

/** Closing note of emails in a conversation. */
export const safetyNote: EmailPart = {
  note:
    'Pozor na podvod: číslo karty, CVC, PIN ani přihlašovací údaje do banky po tobě kvůli nákupu ani prodeji ' +
    'nikdo chtít nemá.',
};
