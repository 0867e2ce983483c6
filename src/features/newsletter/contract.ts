import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { email } from '../accounts/contract.ts';
import { subscriptionStates } from './contract-shapes.ts';

export * from './contract-admin.ts';
export { maxIssues, type NewsletterIssue, type Progress, type SubscriptionState } from './contract-shapes.ts';

export const subscribeForm = z.object({ email });
/** Key from the link of an email. */
const key = z.object({ key: z.string().min(20).max(100) });
const state = z.object({ state: z.enum(subscriptionStates) });
const asked = z.object({ sentTo: z.string() });

export const requestNewsletter = operation('post', '/newsletter-subscriptions', {
  summary:
    'Požádat o newsletter: na adresu přijde e-mail s potvrzením. Známá i neznámá adresa dostane stejnou odpověď.',
  audience: 'anyone',
  status: 202,
  body: subscribeForm,
  data: asked,
  errors: ['too-many-requests'],
});

export const newsletterOfKey = operation('get', '/newsletter-subscriptions/{key}', {
  summary: 'Odběr, kterého se týká e-mail s tímto klíčem. Dotaz nic nezmění.',
  audience: 'anyone',
  params: key,
  data: state.extend({
    confirms: z
      .boolean()
      .meta({ description: 'Klíč smí potvrdit: přišel v e-mailu se žádostí a ještě platí' }),
  }),
  errors: ['link-not-valid'],
});

export const confirmNewsletter = operation('post', '/newsletter-subscriptions/{key}/confirmation', {
  summary: 'Začít odebírat newsletter. Opakování nic nezmění.',
  audience: 'anyone',
  params: key,
  data: state,
  errors: ['link-not-valid'],
});

export const unsubscribe = operation('delete', '/newsletter-subscriptions/{key}', {
  summary: 'Ukončit odběr, kterého se týká e-mail. Opakování nic nezmění.',
  audience: 'anyone',
  params: key,
  data: state,
  errors: ['link-not-valid'],
});

export const resubscribe = operation('post', '/newsletter-subscriptions/{key}/return', {
  summary: 'Požádat o newsletter znovu klíčem ze staršího e-mailu; na jeho adresu přijde potvrzení.',
  audience: 'anyone',
  status: 202,
  params: key,
  data: z.object({ sent: z.literal(true) }),
  errors: ['link-not-valid', 'too-many-requests'],
});

export const requestUnsubscribe = operation('post', '/newsletter-sign-outs', {
  summary:
    'Nechat si na adresu poslat odkaz k odhlášení. Odpověď je stejná, ať tam newsletter chodí, nebo ne.',
  audience: 'anyone',
  status: 202,
  body: subscribeForm,
  data: asked,
  errors: ['too-many-requests'],
});

export const getOwnNewsletter = operation('get', '/account/newsletter', {
  summary: 'Jestli na adresu účtu chodí newsletter.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: state,
});

export const setOwnNewsletter = operation('put', '/account/newsletter', {
  summary:
    'Zapnout, nebo vypnout newsletter. Adresa účtu je ověřená, takže žádný potvrzovací e-mail nepřijde.',
  audience: 'advertiser',
  body: z.object({ wanted: z.boolean() }),
  data: state,
});
