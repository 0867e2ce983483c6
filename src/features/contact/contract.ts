import { z } from 'zod';
import { sentences } from '../../contract/messages.ts';
import { operation } from '../../contract/operation.ts';
import { email, personName } from '../accounts/contract.ts';

export * from './contract-conversations.ts';

export const messageLength = { min: 10, max: 2000 } as const;

/** A ticked box of an HTML form, or `true` from a program. */
const consent = z
  .union([z.literal('on'), z.literal('true'), z.literal(true)], { error: sentences.consent })
  .transform((): true => true);

const phone = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll(/[\s()-]/g, ''))
  .pipe(
    z.string().regex(/^(\+?\d{9,15})?$/, { error: 'Telefon zadej jako 777 123 456 nebo +420 777 123 456' }),
  );

export const contactForm = z.object({
  name: personName.pipe(z.string().min(2).max(80)),
  email,
  phone: phone.optional(),
  message: z.string().trim().min(messageLength.min).max(messageLength.max),
  consent,
});

export const contactAdvertiser = operation({
  id: 'contactAdvertiser',
  method: 'post',
  path: '/listings/{id}/messages',
  summary: 'Napsat inzerentovi. Zpráva se uloží a zároveň odejde e-mailem; žádná adresa se neukáže.',
  audience: 'anyone-or-advertiser',
  status: 201,
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: contactForm,
  data: z.object({ sent: z.literal(true), receiptTo: z.string() }),
  errors: [
    'listing-not-found',
    'listing-inactive',
    'listing-blocked',
    'own-listing',
    'messages-not-wanted',
    'too-many-requests',
  ],
});

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
