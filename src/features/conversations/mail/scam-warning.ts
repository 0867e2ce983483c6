import type { EmailPart } from '../../../platform/mail/email-template.ts';
import { scamAdvice, scamLead, type ScamPattern } from '../rules.ts';

/** Stands first in an email about a message that looks like a step of a fraud. */
export const scamWarning = (scam: ScamPattern | undefined): EmailPart[] =>
  scam === undefined ? [] : [{ warning: `${scamLead} ${scamAdvice[scam]}` }];

/** Ends every email of a conversation that goes on. */
export const neverAsked: EmailPart = {
  note:
    'Pozor na podvod: číslo karty, CVC, PIN ani přihlašovací údaje do banky po tobě kvůli nákupu ani prodeji ' +
    'nikdo chtít nemá.',
};
