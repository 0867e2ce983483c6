import { z } from 'zod';

export const prizeStates = [
  'waiting',
  'accepted',
  'handed-over',
  'declined',
  'lapsed',
  'passed-over',
  'gone',
] as const;
export type PrizeState = (typeof prizeStates)[number];

/** A drawn entry, in draw order. The entry is part of the proof; the name is added when the prize is accepted. */
export const lotteryWinner = z
  .object({
    place: z.int(),
    counter: z.int(),
    listing: z.int(),
    state: z.enum(prizeStates),
    answerUntil: z.iso.datetime(),
    /** Public name and district town, once the prize is accepted and while the account exists. */
    name: z.string().optional(),
    town: z.string().optional(),
    /** Why the prize was passed on to somebody else. */
    reason: z.string().optional(),
  })
  .meta({ id: 'LotteryWinner' });
export type LotteryWinner = z.output<typeof lotteryWinner>;

const facts = {
  slug: z.string(),
  name: z.string(),
  prize: z.string(),
  /** Approximate value of one piece. */
  prizeValueCzk: z.int(),
  prizes: z.int(),
  /** Days in Prague time, both inclusive. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  drawAt: z.iso.datetime(),
  /** Demonstration round: entries are demo listings, and nobody wins anything. */
  demo: z.boolean(),
};

/** A round as shown to the public. */
export const lotteryRoundCard = z
  .object({
    ...facts,
    state: z.enum(['open', 'closed', 'drawn', 'cancelled']),
    /** Whether offers published now become entries. */
    running: z.boolean(),
    entries: z.int(),
    winners: z.array(lotteryWinner),
    openedAt: z.iso.datetime(),
    cancelReason: z.string().optional(),
  })
  .meta({ id: 'LotteryRoundCard' });
export type LotteryRoundCard = z.output<typeof lotteryRoundCard>;

export const ownEntries = z
  .object({
    /** True for the operators of the site, who take no part. */
    excluded: z.boolean(),
    listings: z.array(z.object({ id: z.int(), title: z.string().optional(), slug: z.string().optional() })),
  })
  .meta({ id: 'OwnLotteryEntries' });

export const lotteryRound = z
  .object({
    ...lotteryRoundCard.shape,
    /** Whole minutes until the draw; missing once it is due. */
    drawsInMinutes: z.int().optional(),
    /** SHA-256 of the secret, hexadecimal. */
    commitment: z.string(),
    /** SHA-256 of the closed list of entries. */
    listDigest: z.string().optional(),
    /** Published when the round is drawn. */
    secret: z.string().optional(),
    closedAt: z.iso.datetime().optional(),
    drawnAt: z.iso.datetime().optional(),
    cancelledAt: z.iso.datetime().optional(),
    /** The rules as of the opening of the round. */
    rulesHtml: z.string(),
    /** The viewer's entries, when signed in. */
    own: ownEntries.optional(),
  })
  .meta({ id: 'LotteryRound' });
export type LotteryRound = z.output<typeof lotteryRound>;

/** A round as shown to admins. */
export const managedRound = z
  .object({
    ...facts,
    id: z.uuid(),
    drawsItself: z.boolean(),
    state: z.enum(['draft', 'open', 'closed', 'drawn', 'cancelled']),
    /** Whether an admin may draw it now. */
    drawable: z.boolean(),
    entries: z.int(),
    /** `drawAt` as the value of a form field, in Prague time. */
    drawAtLocal: z.string(),
    cancelReason: z.string().optional(),
    winners: z.array(
      lotteryWinner.extend({
        id: z.uuid(),
        /** Contact address, once they have accepted. */
        email: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'ManagedLotteryRound' });
export type ManagedRound = z.output<typeof managedRound>;

/** The page linked from the email to a winner. */
export const offeredPrize = z
  .object({
    round: z.object({ slug: z.string(), name: z.string() }),
    prize: z.string(),
    prizeValueCzk: z.int(),
    state: z.enum(prizeStates),
    answerUntil: z.iso.datetime(),
  })
  .meta({ id: 'OfferedPrize' });
export type OfferedPrize = z.output<typeof offeredPrize>;
