import { z } from 'zod';

/** How long a sign-up waits for its confirmation. */
export { confirmDays } from '../../contract/retention.ts';
/** What the consent promises; more issues than this are refused. */
export const maxIssues = { count: 2, days: 30 } as const;
/** Issues in a row that a mailbox refuses for good before nothing more is sent there. */
export const refusalsBeforeEnd = 3;
/** Issues that the administration lists, the newest first. */
export const issuesShown = 50;

/** `none`: nobody has asked for it, or what was asked for ran out. */
export const subscriptionStates = [
  'none',
  'unconfirmed',
  'subscribed',
  'signed-off',
  'undeliverable',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const issueStates = ['draft', 'sending', 'paused', 'sent'] as const;

/** To how many an issue has gone. */
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

/** An issue to read and to write, with both of its twins as they will arrive. */
export const wholeIssue = newsletterEmail.extend({
  body: z.string().meta({ description: 'Markdown' }),
  html: z.string(),
  text: z.string(),
  /** To how many it would go now. */
  subscribers: z.int(),
  perMinute: z.int(),
  /** How many issues the consent lets go now, and where none, since when the next. */
  room: z.object({ left: z.int(), nextAt: z.iso.datetime().optional() }),
});

export const subscribersCount = z.object({
  subscribed: z.int(),
  unconfirmed: z.int(),
  signedOff: z.int(),
  undeliverable: z.int(),
});

/** What is known of one address. */
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
