import { z } from 'zod';
import { validationMessages } from '../../contract/messages.ts';
import { operation } from '../../contract/operation.ts';
import { contactForm } from '../conversations/contract.ts';

/** Topics of messages to the operator. */
export const topicLabels = {
  question: 'Dotaz k bazaru',
  objection: 'Námitka proti zásahu',
  cooperation: 'Spolupráce',
  membership: 'Členství a platby',
  privacy: 'Osobní údaje',
  accessibility: 'Přístupnost',
} as const;
export const topics = [
  'question',
  'objection',
  'cooperation',
  'membership',
  'privacy',
  'accessibility',
] as const;
export type Topic = (typeof topics)[number];

const { name, email, message } = contactForm.shape;

/** Requires no consent to the terms: questions and legal rights must not depend on it. */
export const operatorForm = z.object({
  topic: z.enum(topics, { error: validationMessages.notSelected }),
  name,
  email,
  message,
});

export const writeToOperator = operation('post', '/operator-messages', {
  summary: 'Napsat provozovateli bazaru. Zpráva se uloží a zároveň odejde e-mailem.',
  audience: 'anyone',
  status: 201,
  body: operatorForm,
  data: z.object({ sent: z.literal(true), receiptTo: z.string() }),
  errors: ['too-many-requests'],
});
