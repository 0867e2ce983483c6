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

/** Somebody drawn, in the order of the draw. The entry belongs to the proof; the name comes with the answer. */
export const lotteryWinner = z
  .object({
    place: z.int(),
    counter: z.int(),
    listing: z.int(),
    state: z.enum(prizeStates),
    answerUntil: z.iso.datetime(),
    /** Public name and district town, once the prize is accepted and as long as the account is there. */
    name: z.string().optional(),
    town: z.string().optional(),
    /** Why the prize has gone on to somebody else. */
    reason: z.string().optional(),
  })
  .meta({ id: 'LotteryWinner' });
export type LotteryWinner = z.output<typeof lotteryWinner>;

const facts = {
  slug: z.string(),
  name: z.string(),
  prize: z.string(),
  /** About, of one piece. */
  prizeValueCzk: z.int(),
  prizes: z.int(),
  /** Days of Prague, both inclusive. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  drawAt: z.iso.datetime(),
};

/** A round as everybody sees it. */
export const lotteryRoundCard = z
  .object({
    ...facts,
    state: z.enum(['open', 'closed', 'drawn', 'cancelled']),
    /** Held for a demonstration: entries are listings of invented people, and nobody wins anything. */
    demo: z.boolean(),
    /** Whether offers published now are entries. */
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
    /** Those who run the bazaar take no part. */
    excluded: z.boolean(),
    listings: z.array(z.object({ id: z.int(), title: z.string().optional(), slug: z.string().optional() })),
  })
  .meta({ id: 'OwnLotteryEntries' });

export const lotteryRound = z
  .object({
    ...lotteryRoundCard.shape,
    /** Whole minutes until the draw; none once it is due. */
    drawsInMinutes: z.int().optional(),
    /** SHA-256 of the secret, hexadecimal. */
    commitment: z.string(),
    /** SHA-256 of the closed list of entries. */
    listDigest: z.string().optional(),
    /** Only once the round is drawn. */
    secret: z.string().optional(),
    closedAt: z.iso.datetime().optional(),
    drawnAt: z.iso.datetime().optional(),
    cancelledAt: z.iso.datetime().optional(),
    /** The rules as they stood when the round opened. */
    rulesHtml: z.string(),
    /** Of whoever asks, when signed in. */
    own: ownEntries.optional(),
  })
  .meta({ id: 'LotteryRound' });
export type LotteryRound = z.output<typeof lotteryRound>;

/** A round as an admin sees it. */
export const managedRound = z
  .object({
    ...facts,
    id: z.uuid(),
    drawsItself: z.boolean(),
    state: z.enum(['draft', 'open', 'closed', 'drawn', 'cancelled']),
    /** Whether an admin may draw it now. */
    drawable: z.boolean(),
    entries: z.int(),
    /** `drawAt` as a field of a form has it: time of Prague. */
    drawAtLocal: z.string(),
    cancelReason: z.string().optional(),
    winners: z.array(
      lotteryWinner.extend({
        id: z.uuid(),
        /** Where to reach them, once they have accepted. */
        email: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'ManagedLotteryRound' });
export type ManagedRound = z.output<typeof managedRound>;

/** What the email to somebody drawn leads to. */
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
