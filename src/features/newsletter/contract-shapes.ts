import { z } from 'zod';

/** Days until an unconfirmed sign-up expires. */
export { confirmDays } from '../../contract/retention.ts';
/** Promised in the consent; further issues are refused. */
export const maxIssues = { count: 2, days: 30 } as const;
/** Consecutive permanent refusals of a mailbox after which its subscription ends. */
export const refusalsBeforeEnd = 3;
/** Number of issues listed in the administration. */
export const issuesShown = 50;

/** `none`: never requested, or the request has expired. */
export const subscriptionStates = [
  'none',
  'unconfirmed',
  'subscribed',
  'signed-off',
  'undeliverable',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const issueStates = ['draft', 'sending', 'paused', 'sent'] as const;

/** Delivery counts of an issue. */
const progress = z.object({
  recipients: z.int().meta({ description: 'Kolik bylo odběratelů na začátku rozesílání' }),
  waiting: z.int(),
  taken: z.int().meta({ description: 'Kolik jich převzal poštovní server' }),
  refused: z.int(),
  skipped: z.int().meta({ description: 'Kolik odběratelů se odhlásilo dřív, než na ně došla řada' }),
});
export type Progress = z.output<typeof progress>;

export const newsletterEmail = z
  .object({
    id: z.uuid(),
    subject: z.string(),
    state: z.enum(issueStates),
    version: z.int(),
    changedAt: z.iso.datetime(),
    startedAt: z.iso.datetime().optional(),
    finishedAt: z.iso.datetime().optional(),
    progress: progress.optional(),
  })
  .meta({ id: 'NewsletterLetter' });
export type NewsletterIssue = z.output<typeof newsletterEmail>;

/** An issue for editing, with its HTML and text versions as they will arrive. */
export const wholeIssue = newsletterEmail.extend({
  body: z.string().meta({ description: 'Markdown' }),
  html: z.string(),
  text: z.string(),
  /** Number of current subscribers. */
  subscribers: z.int(),
  perMinute: z.int(),
  /** How many issues the consent allows now, and when none, from when the next is allowed. */
  room: z.object({ left: z.int(), nextAt: z.iso.datetime().optional() }),
});

export const subscribersCount = z.object({
  subscribed: z.int(),
  unconfirmed: z.int(),
  signedOff: z.int(),
  undeliverable: z.int(),
});

/** Stored data of one address. */
export const subscriber = z
  .object({
    email: z.string(),
    state: z.enum(subscriptionStates),
    wording: z.string().meta({ description: 'Verze znění, se kterým odběratel souhlasil' }),
    words: z.string(),
    askedAt: z.iso.datetime(),
    confirmedAt: z.iso.datetime().optional(),
    endedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'NewsletterSubscriber' });
