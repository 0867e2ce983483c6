import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { email } from '../accounts/contract.ts';
import { reason } from '../audit/contract.ts';
import {
  issuesShown,
  maxIssues,
  newsletterEmail,
  subscriber,
  subscribersCount,
  wholeIssue,
} from './contract-shapes.ts';

const id = z.object({ id: z.uuid() });

/** Editable fields of an issue. */
export const issueForm = z.object({
  subject: z.string().trim().min(5).max(120),
  body: z.string().trim().min(20).max(20_000),
});

export const getNewsletter = operation('get', '/admin/newsletter', {
  summary: `Počty odběratelů a posledních ${issuesShown} newsletterů. Adresy se nikdy nevypisují.`,
  audience: 'admin',
  data: z.object({
    subscribers: subscribersCount,
    letters: z.array(newsletterEmail),
  }),
});

export const findNewsletterSubscriber = operation('get', '/admin/newsletter/subscribers', {
  summary: 'Co se ví přesně o jedné adrese: její stav a doklad o souhlasu.',
  audience: 'admin',
  query: z.object({ email }),
  data: z.object({ subscriber: subscriber.optional() }),
});

export const writeNewsletterIssue = operation('post', '/admin/newsletter/letters', {
  summary: 'Začít psát newsletter.',
  audience: 'admin',
  status: 201,
  body: issueForm,
  data: wholeIssue,
});

export const getNewsletterIssue = operation('get', '/admin/newsletter/letters/{id}', {
  summary: 'Newsletter v obou podobách, v jakých přijde.',
  audience: 'admin',
  params: id,
  data: wholeIssue,
  errors: ['not-found'],
});

export const saveNewsletterIssue = operation('put', '/admin/newsletter/letters/{id}', {
  summary: 'Změnit newsletter, který se ještě nezačal rozesílat.',
  audience: 'admin',
  params: id,
  body: issueForm.extend({ version: z.coerce.number().int() }),
  data: wholeIssue,
  errors: ['not-found', 'newsletter-letter-closed'],
});

export const deleteNewsletterIssue = operation('delete', '/admin/newsletter/letters/{id}', {
  summary: 'Zahodit newsletter, který se ještě nezačal rozesílat.',
  audience: 'admin',
  params: id,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['not-found', 'newsletter-letter-closed'],
});

export const testNewsletterIssue = operation('post', '/admin/newsletter/letters/{id}/test', {
  summary: 'Poslat newsletter jen sobě.',
  audience: 'admin',
  status: 202,
  params: id,
  data: z.object({ sentTo: z.string() }),
  errors: ['not-found'],
});

export const sendNewsletterIssue = operation('post', '/admin/newsletter/letters/{id}/sending', {
  summary: `Rozeslat newsletter všem, kdo ho teď odebírají; za ${maxIssues.days} dní nejvýš ${maxIssues.count}.`,
  audience: 'admin',
  params: id,
  body: z.object({ version: z.coerce.number().int(), reason }),
  data: wholeIssue,
  errors: ['not-found', 'newsletter-letter-closed', 'newsletter-too-often', 'newsletter-without-readers'],
});

export const pauseNewsletterIssue = operation('post', '/admin/newsletter/letters/{id}/pause', {
  summary: 'Pozastavit rozesílání newsletteru, nebo v něm pokračovat.',
  audience: 'admin',
  params: id,
  body: z.object({ paused: z.boolean(), reason }),
  data: wholeIssue,
  errors: ['not-found', 'newsletter-letter-closed'],
});
