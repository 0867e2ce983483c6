import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { conditions, fact, kinds, priceTypes, wears } from '../catalogue/contract.ts';
import { photo } from '../media/contract.ts';

/** Lengths and limits of decisions, „Listing“. */
export const titleLength = { min: 5, max: 80 } as const;
export const descriptionLength = { min: 20, max: 4000 } as const;
export const priceCzk = { min: 1, max: 1_000_000 } as const;
/** Whether a listing shows its municipality, or only the district it lies in. */
export const placeShown = ['exact', 'district'] as const;
export const draftDays = 14;
export const listingDays = 60;

export const listingStates = [
  'active',
  'reserved',
  'sold',
  'withdrawn',
  'expired',
  'resting',
  'blocked',
] as const;
export type ListingState = (typeof listingStates)[number];

const placeLabel = z
  .object({
    /** The municipality, or `okres Brno-město` when only the district is shown. */
    name: z.string(),
    district: z.string(),
    region: z.string(),
  })
  .meta({ id: 'PlaceLabel' });

/** What a card in a list shows. */
export const listingCard = z
  .object({
    id: z.int(),
    id_product: z.int().meta({ description: 'The same number as `id`' }),
    reference: z.string().optional(),
    slug: z.string(),
    kind: z.enum(kinds),
    state: z.enum(listingStates),
    title: z.string(),
    category: z.string(),
    brand: z.string().optional(),
    priceType: z.enum(priceTypes),
    price: z.int().optional(),
    swap: z.boolean(),
    condition: z.enum(conditions).optional(),
    wear: z.enum(wears).optional(),
    facts: z.array(fact),
    /** The beginning of a demand's description, for its note. */
    excerpt: z.string().optional(),
    place: placeLabel,
    topped: z.boolean(),
    photo: photo.optional(),
    photoCount: z.int(),
    inserted: z.iso.datetime(),
  })
  .meta({ id: 'ListingCard' });
export type ListingCard = z.output<typeof listingCard>;

const row = z.object({ label: z.string(), value: z.string() });

export const listingDetail = listingCard
  .extend({
    description: z.string(),
    categoryName: z.string(),
    parentCategory: z.object({ slug: z.string(), name: z.string() }).optional(),
    brandName: z.string().optional(),
    model: z.string().optional(),
    attributes: z.array(row),
    /** What a buyer should know before a match, such as a stick that is too long. */
    warnings: z.array(z.string()),
    conditionLabel: z.string().optional(),
    conditionLine: z.string().optional(),
    swapWants: z.string().optional(),
    /** Never the exact place of a listing that shows only its district: then it is the district town. */
    spot: z.object({ lat: z.number(), lon: z.number(), exact: z.boolean() }),
    photos: z.array(photo),
    advertiser: z.object({
      name: z.string(),
      trader: z.boolean(),
      companyName: z.string().optional(),
      companyId: z.string().optional(),
      since: z.iso.datetime(),
      emailVerified: z.boolean(),
    }),
    questions: z.array(z.string()).meta({ description: 'Prepared questions for the contact form' }),
    changed: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'ListingDetail' });
export type ListingDetail = z.output<typeof listingDetail>;

/** Raw values of a form by field name, valid or not; attribute fields are named `attributes.<key>`. */
export const formValues = z.record(
  z.string().max(60),
  z.union([z.string().max(10_000), z.array(z.string().max(200)).max(30)]),
);
export type FormValues = z.output<typeof formValues>;

export const draft = z
  .object({
    id: z.uuid(),
    kind: z.enum(kinds),
    albumId: z.uuid(),
    values: formValues,
    photos: z.array(photo),
    publishedListingId: z.int().optional(),
    updatedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Draft' });
export type Draft = z.output<typeof draft>;

/** An own listing, with what only its advertiser may see. */
export const ownListing = listingCard
  .extend({
    version: z.int(),
    albumId: z.uuid().optional(),
    values: formValues,
    photos: z.array(photo),
    messages: z.int(),
    expiresAt: z.iso.datetime(),
    blockReason: z.string().optional(),
  })
  .meta({ id: 'OwnListing' });
export type OwnListing = z.output<typeof ownListing>;

const id = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const draftId = z.object({ id: z.uuid() });

export const getListing = operation({
  id: 'getListing',
  method: 'get',
  path: '/listings/{id}',
  summary: 'One listing. Sold, withdrawn, expired, resting and blocked ones answer 410.',
  audience: 'anyone',
  status: 200,
  params: id,
  data: listingDetail,
  errors: ['listing-not-found', 'listing-inactive', 'listing-blocked'],
});

export const similarListings = operation({
  id: 'similarListings',
  method: 'get',
  path: '/listings/{id}/similar',
  summary: 'Living listings like this one, also for one that no longer lives.',
  audience: 'anyone',
  status: 200,
  params: id,
  data: z.array(listingCard),
  errors: ['listing-not-found'],
});

export const openDraft = operation({
  id: 'openDraft',
  method: 'post',
  path: '/drafts',
  summary: 'The latest unpublished draft of this kind, or a new one.',
  audience: 'advertiser',
  status: 201,
  body: z.object({ kind: z.enum(kinds).default('offer') }),
  data: draft,
  errors: [],
});

export const getDraft = operation({
  id: 'getDraft',
  method: 'get',
  path: '/drafts/{id}',
  summary: 'An own draft with all that was typed and its photos.',
  audience: 'advertiser',
  status: 200,
  params: draftId,
  data: draft,
  errors: ['not-found'],
});

export const saveDraft = operation({
  id: 'saveDraft',
  method: 'put',
  path: '/drafts/{id}',
  summary: 'Keep what was typed, valid or not.',
  audience: 'advertiser',
  status: 200,
  params: draftId,
  body: z.object({ values: formValues }),
  data: draft,
  errors: ['not-found'],
});

export const checkDraft = operation({
  id: 'checkDraft',
  method: 'post',
  path: '/drafts/{id}/check',
  summary: 'Say what is missing or wrong, photos aside; the listing as it would look when all is well.',
  audience: 'advertiser',
  status: 200,
  params: draftId,
  data: listingDetail,
  errors: ['not-found'],
});

export const publishDraft = operation({
  id: 'publishDraft',
  method: 'post',
  path: '/drafts/{id}/publish',
  summary: 'Publish. Repeating it returns the listing that the first call made.',
  audience: 'advertiser',
  status: 201,
  params: draftId,
  data: ownListing,
  errors: ['not-found', 'photo-required', 'card-limit-reached'],
});

export const discardDraft = operation({
  id: 'discardDraft',
  method: 'delete',
  path: '/drafts/{id}',
  summary: 'Throw a draft away with its photos.',
  audience: 'advertiser',
  status: 200,
  params: draftId,
  data: z.object({ discarded: z.literal(true) }),
  errors: ['not-found'],
});

export const listOwnListings = operation({
  id: 'listOwnListings',
  method: 'get',
  path: '/account/listings',
  summary: 'All own listings, newest first, with the number of cards taken.',
  audience: 'advertiser',
  status: 200,
  data: z.object({ listings: z.array(ownListing), cards: z.object({ used: z.int(), limit: z.int() }) }),
  errors: [],
});

export const getOwnListing = operation({
  id: 'getOwnListing',
  method: 'get',
  path: '/account/listings/{id}',
  summary: 'One own listing with the values of its form.',
  audience: 'advertiser',
  status: 200,
  params: id,
  data: ownListing,
  errors: ['listing-not-found'],
});

export const editListing = operation({
  id: 'editListing',
  method: 'put',
  path: '/account/listings/{id}',
  summary: 'Change an own living listing. `version` guards against overwriting another window.',
  audience: 'advertiser',
  status: 200,
  params: id,
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
    params: id,
    data: ownListing,
    errors: ['listing-not-found', 'listing-inactive'],
  });

export const reserveListing = changeState('reserveListing', 'reserve', 'Mark as reserved; it stays visible.');
export const releaseListing = changeState('releaseListing', 'release', 'Take a reservation back.');
export const sellListing = changeState('sellListing', 'sell', 'Mark as sold; it leaves the lists.');
export const withdrawListing = changeState('withdrawListing', 'withdraw', 'Take out of the lists.');
