import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { listingCard } from '../listings/contract.ts';

/** Days in which all members must agree. */
export const answerDays = 3;
/** Days for which an ended ring is shown. */
export const shownDays = 14;

export const ringStates = ['proposed', 'agreed', 'ended'] as const;
/** A member declined or left, a listing no longer fits or is gone, the time ran out, or all have handed over. */
export const endReasons = ['declined', 'changed', 'lapsed', 'left', 'done'] as const;
export type EndReason = (typeof endReasons)[number];

const step = z
  .object({
    title: z.string(),
    /** Public names; undefined for the caller. */
    from: z.string().optional(),
    to: z.string().optional(),
    listing: listingCard.optional().meta({ description: 'Chybí, když inzerát už není veřejný' }),
  })
  .meta({ id: 'SwapRingStep' });

const swapRing = z
  .object({
    id: z.uuid(),
    state: z.enum(ringStates),
    endReason: z.enum(endReasons).optional(),
    expiresAt: z.iso.datetime().meta({ description: 'Do kdy musí souhlasit všichni' }),
    /** Whether the caller has agreed, and how many members have. */
    agreed: z.boolean(),
    agreedCount: z.int(),
    size: z.int(),
    /** Starting with what the caller gives; empty once the ring has ended. */
    steps: z.array(step),
    ownTitle: z.string(),
    /**
     * Conversations with the member the caller gives to and the one they get from, once all have agreed; in a swap of
     * two only `giving`, the one where it is arranged.
     */
    giving: z.uuid().optional(),
    getting: z.uuid().optional(),
  })
  .meta({ id: 'SwapRing' });
export type SwapRing = z.output<typeof swapRing>;

const params = z.object({ id: z.uuid() });
export const swapRings = z.object({ items: z.array(swapRing) }).meta({ id: 'SwapRings' });

export const listSwapRings = operation('get', '/account/swap-rings', {
  summary: 'Navržené a domluvené výměny ve dvou až čtyřech lidech a ty, které nedávno skončily.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: swapRings,
});

export const agreeToSwapRing = operation('post', '/account/swap-rings/{id}/agree', {
  summary: 'Souhlasit s výměnou. Když souhlasí všichni, inzeráty se rezervují a otevřou se konverzace.',
  audience: 'advertiser',
  params,
  data: z.object({ state: z.enum(['proposed', 'agreed']) }),
  errors: ['not-found', 'swap-ring-over'],
});

export const leaveSwapRing = operation('post', '/account/swap-rings/{id}/leave', {
  summary: 'Odmítnout navrženou výměnu, nebo odstoupit od domluvené. Inzeráty jsou zase volné.',
  audience: 'advertiser',
  params,
  data: z.object({ left: z.literal(true) }),
  errors: ['not-found', 'swap-ring-over'],
});
