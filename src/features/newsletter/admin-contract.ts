import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { email } from '../accounts/contract.ts';
import { reason } from '../audit/contract.ts';
import {
  lettersShown,
  mostLetters,
  newsletterLetter,
  subscriber,
  subscribersCount,
  wholeLetter,
} from './shapes.ts';

const id = z.object({ id: z.uuid() });

/** What a letter is written in. */
export const letterForm = z.object({
  subject: z.string().trim().min(5).max(120),
  body: z.string().trim().min(20).max(20_000),
});

export const getNewsletter = operation({
  id: 'getNewsletter',
  method: 'get',
  path: '/admin/newsletter',
  summary: `Counts of subscribers and the last ${lettersShown} letters. Addresses are never listed.`,
  audience: 'admin',
  status: 200,
  data: z.object({
    subscribers: subscribersCount,
    letters: z.array(newsletterLetter),
  }),
  errors: [],
});

export const findNewsletterSubscriber = operation({
  id: 'findNewsletterSubscriber',
  method: 'get',
  path: '/admin/newsletter/subscribers',
  summary: 'What is known of exactly one address: its state and the proof of its consent.',
  audience: 'admin',
  status: 200,
  query: z.object({ email }),
  data: z.object({ subscriber: subscriber.optional() }),
  errors: [],
});

export const writeNewsletterLetter = operation({
  id: 'writeNewsletterLetter',
  method: 'post',
  path: '/admin/newsletter/letters',
  summary: 'Begin a letter.',
  audience: 'admin',
  status: 201,
  body: letterForm,
  data: wholeLetter,
  errors: [],
});

export const getNewsletterLetter = operation({
  id: 'getNewsletterLetter',
  method: 'get',
  path: '/admin/newsletter/letters/{id}',
  summary: 'A letter with both of its twins as they will arrive.',
  audience: 'admin',
  status: 200,
  params: id,
  data: wholeLetter,
  errors: ['not-found'],
});

export const saveNewsletterLetter = operation({
  id: 'saveNewsletterLetter',
  method: 'put',
  path: '/admin/newsletter/letters/{id}',
  summary: 'Change a letter that has not begun to go.',
  audience: 'admin',
  status: 200,
  params: id,
  body: letterForm.extend({ version: z.coerce.number().int() }),
  data: wholeLetter,
  errors: ['not-found', 'newsletter-letter-closed'],
});

export const deleteNewsletterLetter = operation({
  id: 'deleteNewsletterLetter',
  method: 'delete',
  path: '/admin/newsletter/letters/{id}',
  summary: 'Throw away a letter that has not begun to go.',
  audience: 'admin',
  status: 200,
  params: id,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['not-found', 'newsletter-letter-closed'],
});

export const testNewsletterLetter = operation({
  id: 'testNewsletterLetter',
  method: 'post',
  path: '/admin/newsletter/letters/{id}/test',
  summary: 'Send a letter to oneself alone.',
  audience: 'admin',
  status: 202,
  params: id,
  data: z.object({ sentTo: z.string() }),
  errors: ['not-found'],
});

export const sendNewsletterLetter = operation({
  id: 'sendNewsletterLetter',
  method: 'post',
  path: '/admin/newsletter/letters/{id}/sending',
  summary: `Send a letter to everybody who takes the newsletter now; at most ${mostLetters.count} in ${mostLetters.days} days.`,
  audience: 'admin',
  status: 200,
  params: id,
  body: z.object({ version: z.coerce.number().int(), reason }),
  data: wholeLetter,
  errors: ['not-found', 'newsletter-letter-closed', 'newsletter-too-often', 'newsletter-without-readers'],
});

export const pauseNewsletterLetter = operation({
  id: 'pauseNewsletterLetter',
  method: 'post',
  path: '/admin/newsletter/letters/{id}/pause',
  summary: 'Stop the sending of a letter for now, or go on with it.',
  audience: 'admin',
  status: 200,
  params: id,
  body: z.object({ paused: z.boolean(), reason }),
  data: wholeLetter,
  errors: ['not-found', 'newsletter-letter-closed'],
});
