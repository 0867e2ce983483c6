import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { listingCard, listingId } from '../listings/contract.ts';

/** Matches returned by one response; `total` counts all. */
export const maxListed = 8;

/**
 * Kinds of emails with separate unsubscription: offers matching one's demands, and demands matching one's
 * offers.
 */
export const noteKinds = ['offers', 'demands'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** One reason why the two match, or a fact the offer does not state, e.g. `96 cm`, `o 100 Kč pod limitem`. */
const reason = z.object({ key: z.string(), label: z.string() }).meta({ id: 'MatchReason' });
export type MatchReason = z.output<typeof reason>;

const matchedListing = listingCard.extend({ reasons: z.array(reason) }).meta({ id: 'MatchedListing' });
export type MatchedListing = z.output<typeof matchedListing>;

const found = z
  .object({
    /** Best first. */
    items: z.array(matchedListing),
    total: z.int(),
    /** Number of distinct advertisers. */
    advertisers: z.int(),
  })
  .meta({ id: 'Matches' });
export type Matches = z.output<typeof found>;

export const demandMatches = operation('get', '/listings/{id}/matches', {
  summary: 'Nabídky, které sedí na poptávku, od nejlepší, s důvody.',
  audience: 'anyone',
  mayBeStale: true,
  params: listingId,
  data: found,
  errors: ['listing-not-found'],
});

export const ownMatches = operation('get', '/account/listings/{id}/matches', {
  summary: 'Co sedí na vlastní inzerát: na poptávku nabídky, na nabídku poptávky.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  params: listingId,
  data: found,
  errors: ['listing-not-found'],
});

const notes = z
  .object({
    offers: z.boolean().meta({ description: 'E-maily o nabídkách, které sedí na vlastní poptávky' }),
    demands: z.boolean().meta({ description: 'E-maily o poptávkách, na které sedí vlastní nabídky' }),
  })
  .meta({ id: 'MatchNotes' });
export type MatchNotes = z.output<typeof notes>;

export const getMatchNotes = operation('get', '/account/match-notes', {
  summary: 'Jestli chodí e-maily o shodách poptávek a nabídek.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: notes,
});

export const setMatchNotes = operation('put', '/account/match-notes', {
  summary: 'Zvolit, o kterých shodách mají chodit e-maily.',
  audience: 'advertiser',
  body: notes,
  data: notes,
});

export const endMatchNotes = operation('post', '/match-notes/{key}/end', {
  summary: 'Vypnout e-maily o shodách klíčem z e-mailu, jen ty jeho druhu.',
  audience: 'anyone',
  params: z.object({ key: z.string().min(20).max(100) }),
  data: z.object({ ended: z.enum(noteKinds) }),
  errors: ['link-not-valid'],
});
