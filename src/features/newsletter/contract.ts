import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { email } from '../accounts/contract.ts';
import { subscriptionStates } from './shapes.ts';

export * from './admin-contract.ts';
export type { NewsletterLetter, Progress, SubscriptionState } from './shapes.ts';

export const subscribeForm = z.object({ email });
/** What a letter carries. */
const key = z.object({ key: z.string().min(20).max(100) });
const state = z.object({ state: z.enum(subscriptionStates) });
const asked = z.object({ sentTo: z.string() });

export const requestNewsletter = operation({
  id: 'requestNewsletter',
  method: 'post',
  path: '/newsletter-subscriptions',
  summary:
    'Ask for the newsletter: a letter with a confirmation goes to the address. Known and unknown addresses get the same answer.',
  audience: 'anyone',
  status: 202,
  body: subscribeForm,
  data: asked,
  errors: ['too-many-requests'],
});

export const newsletterOfKey = operation({
  id: 'newsletterOfKey',
  method: 'get',
  path: '/newsletter-subscriptions/{key}',
  summary: 'The subscription that a letter is about, by the key it carries. Changes nothing.',
  audience: 'anyone',
  status: 200,
  params: key,
  data: state.extend({
    confirms: z
      .boolean()
      .meta({ description: 'The key may confirm: it came in a letter that asks, and has not run out' }),
  }),
  errors: ['link-not-valid'],
});

export const confirmNewsletter = operation({
  id: 'confirmNewsletter',
  method: 'post',
  path: '/newsletter-subscriptions/{key}/confirmation',
  summary: 'Begin a subscription. Repeating it changes nothing.',
  audience: 'anyone',
  status: 200,
  params: key,
  data: state,
  errors: ['link-not-valid'],
});

export const signOutOfNewsletter = operation({
  id: 'signOutOfNewsletter',
  method: 'delete',
  path: '/newsletter-subscriptions/{key}',
  summary: 'End the subscription that a letter is about. Repeating it changes nothing.',
  audience: 'anyone',
  status: 200,
  params: key,
  data: state,
  errors: ['link-not-valid'],
});

export const returnToNewsletter = operation({
  id: 'returnToNewsletter',
  method: 'post',
  path: '/newsletter-subscriptions/{key}/return',
  summary:
    'Ask for the newsletter again by the key of an earlier letter; a confirmation goes to its address.',
  audience: 'anyone',
  status: 202,
  params: key,
  data: z.object({ sent: z.literal(true) }),
  errors: ['link-not-valid', 'too-many-requests'],
});

export const requestNewsletterSignOut = operation({
  id: 'requestNewsletterSignOut',
  method: 'post',
  path: '/newsletter-sign-outs',
  summary:
    'Have the link that signs off mailed to an address. The answer is the same whether the newsletter goes there or not.',
  audience: 'anyone',
  status: 202,
  body: subscribeForm,
  data: asked,
  errors: ['too-many-requests'],
});

export const getOwnNewsletter = operation({
  id: 'getOwnNewsletter',
  method: 'get',
  path: '/account/newsletter',
  summary: 'Whether the newsletter goes to the own address.',
  audience: 'advertiser',
  status: 200,
  data: state,
  errors: [],
});

export const setOwnNewsletter = operation({
  id: 'setOwnNewsletter',
  method: 'put',
  path: '/account/newsletter',
  summary: 'Take the newsletter or sign off. The address of an account is proven, so no letter asks again.',
  audience: 'advertiser',
  status: 200,
  body: z.object({ wanted: z.boolean() }),
  data: state,
  errors: [],
});
