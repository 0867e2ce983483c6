import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import {
  draft,
  formValues,
  listingId,
  listingStates,
  moveRefusals,
  ownListing,
  priceCzk,
  reopenDays,
} from './shapes.ts';

/** Own listings on one page, and how many one change may name. */
export const ownPerPage = 20;
export const mostOwnPerPage = 100;
export const mostChanged = 100;

/** What an advertiser does with an own listing. */
export const moveNames = ['reserve', 'release', 'sell', 'withdraw', 'renew'] as const;
export type MoveName = (typeof moveNames)[number];

const ownCounts = z.object({
  counts: z.record(z.enum(listingStates), z.int()),
  cards: z.object({ used: z.int(), limit: z.int() }),
});
export type OwnListingCounts = z.output<typeof ownCounts>;

export const listOwnListings = operation({
  id: 'listOwnListings',
  method: 'get',
  path: '/account/listings',
  summary:
    'Own listings in some states, or in all, newest first by pages; counts of each state, cards taken.',
  audience: 'advertiser',
  status: 200,
  query: z.object({
    state: z.preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(z.enum(listingStates)).max(listingStates.length).optional(),
    ),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(mostOwnPerPage).default(ownPerPage),
  }),
  data: ownCounts.extend({ listings: z.array(ownListing), total: z.int() }).meta({ id: 'OwnListings' }),
  errors: [],
});

export const countOwnListings = operation({
  id: 'countOwnListings',
  method: 'get',
  path: '/account/listing-counts',
  summary: 'Kolik vlastních inzerátů je v kterém stavu a kolik karet je obsazených.',
  audience: 'advertiser',
  status: 200,
  data: ownCounts.meta({ id: 'OwnListingCounts' }),
  errors: [],
});

export const getOwnListing = operation({
  id: 'getOwnListing',
  method: 'get',
  path: '/account/listings/{id}',
  summary: 'One own listing with the values of its form.',
  audience: 'advertiser',
  status: 200,
  params: listingId,
  data: ownListing,
  errors: ['listing-not-found'],
});

export const editListing = operation({
  id: 'editListing',
  method: 'put',
  path: '/account/listings/{id}',
  summary: 'Change an own living or resting listing. `version` guards against overwriting another window.',
  audience: 'advertiser',
  status: 200,
  params: listingId,
  body: z.object({ version: z.int(), values: formValues }),
  data: ownListing,
  errors: ['listing-not-found', 'listing-changed-elsewhere', 'listing-inactive', 'photo-required'],
});

const changeState = (name: string, verb: string, summary: string) =>
  operation({
    id: name,
    method: 'post',
    path: `/account/listings/{id}/${verb}`,
    summary,
    audience: 'advertiser',
    status: 200,
    params: listingId,
    data: ownListing,
    errors: ['listing-not-found', 'listing-inactive'],
  });

export const reserveListing = changeState('reserveListing', 'reserve', 'Mark as reserved; it stays visible.');
export const releaseListing = changeState('releaseListing', 'release', 'Take a reservation back.');
export const withdrawListing = changeState('withdrawListing', 'withdraw', 'Take out of the lists.');

export const sellListing = operation({
  id: 'sellListing',
  method: 'post',
  path: '/account/listings/{id}/sell',
  summary: 'Mark as sold; it leaves the lists. What an offer went for may be said and helps usual prices.',
  audience: 'advertiser',
  status: 200,
  params: listingId,
  body: z.object({
    price: z
      .int()
      .gt(priceCzk.min - 1)
      .lt(priceCzk.max + 1)
      .optional(),
  }),
  data: ownListing,
  errors: ['listing-not-found', 'listing-inactive'],
});

export const reopenListing = operation({
  id: 'reopenListing',
  method: 'post',
  path: '/account/listings/{id}/reopen',
  summary: `Take a sale or a withdrawal back within ${reopenDays} days: it is in lists as before, and its price is no sale.`,
  audience: 'advertiser',
  status: 200,
  params: listingId,
  data: ownListing,
  errors: ['listing-not-found', 'listing-inactive', 'reopen-too-late', 'card-limit-reached'],
});

/** A name that only the advertiser sees. */
export const buyerNameLength = { min: 1, max: 60 } as const;

export const reserveListingFor = operation({
  id: 'reserveListingFor',
  method: 'put',
  path: '/account/listings/{id}/reservation',
  summary:
    'Reserve for somebody of its conversations, who sees it there, or for a name that nobody else sees. Others see only that it is reserved.',
  audience: 'advertiser',
  status: 200,
  params: listingId,
  body: z.object({
    conversationId: z.uuid().optional(),
    name: z.string().trim().min(buyerNameLength.min).max(buyerNameLength.max).optional(),
  }),
  data: ownListing,
  errors: ['listing-not-found', 'listing-inactive'],
});

export const renewListing = operation({
  id: 'renewListing',
  method: 'post',
  path: '/account/listings/{id}/renew',
  summary: 'Show for another 60 days: an expired one, or a living one 30 days after its last renewal.',
  audience: 'advertiser',
  status: 200,
  params: listingId,
  data: ownListing,
  errors: ['listing-not-found', 'listing-inactive', 'renewal-too-soon', 'card-limit-reached'],
});

export const copyListing = operation({
  id: 'copyListing',
  method: 'post',
  path: '/account/listings/{id}/copy',
  summary: 'A new draft with the text and photos of an own listing in any state but blocked.',
  audience: 'advertiser',
  status: 201,
  params: listingId,
  data: draft,
  errors: ['listing-not-found', 'listing-blocked', 'too-many-drafts', 'photo-quota-reached'],
});

export const changeListings = operation({
  id: 'changeListings',
  method: 'post',
  path: '/account/listings/changes',
  summary: 'The same move with several own listings; those that cannot be moved are told with the reason.',
  audience: 'advertiser',
  status: 200,
  body: z.object({ ids: z.array(listingId.shape.id).min(1).max(mostChanged), move: z.enum(moveNames) }),
  data: z
    .object({
      done: z.array(z.int()),
      /** Those that the move would have led to the state they are in. */
      unchanged: z.array(z.int()),
      problems: z.array(
        z.object({
          id: z.int(),
          title: z.string().optional(),
          code: z.enum(moveRefusals),
          message: z.string(),
        }),
      ),
    })
    .meta({ id: 'ChangedListings' }),
  errors: [],
});
