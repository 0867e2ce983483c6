import { z } from 'zod';
import { sentences } from '../../contract/messages.ts';
import { operation } from '../../contract/operation.ts';
import { contactForm } from '../conversations/contract.ts';

/** What a message to the operator is about. */
export const topicLabels = {
  question: 'Dotaz k bazaru',
  report: 'Nahlášení obsahu',
  objection: 'Námitka proti zásahu',
  cooperation: 'Spolupráce',
  membership: 'Členství a platby',
  privacy: 'Osobní údaje',
  accessibility: 'Přístupnost',
} as const;
export const topics = [
  'question',
  'report',
  'objection',
  'cooperation',
  'membership',
  'privacy',
  'accessibility',
] as const;
export type Topic = (typeof topics)[number];

export const operatorForm = z.object({
  topic: z.enum(topics, { error: sentences.notSelected }),
  ...contactForm.pick({ name: true, email: true, message: true, consent: true }).shape,
});

export const writeToOperator = operation({
  id: 'writeToOperator',
  method: 'post',
  path: '/operator-messages',
  summary: 'Napsat provozovateli bazaru. Zpráva se uloží a zároveň odejde e-mailem.',
  audience: 'anyone',
  status: 201,
  body: operatorForm,
  data: z.object({ sent: z.literal(true), receiptTo: z.string() }),
  errors: ['too-many-requests'],
});
