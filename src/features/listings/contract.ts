import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { kinds } from '../catalogue/contract.ts';
import {
  draft,
  endedListing,
  formValues,
  listingCard,
  listingDetail,
  listingId as id,
  ownListing,
} from './shapes.ts';

export * from './own-contract.ts';
export * from './renewal-contract.ts';
export * from './shapes.ts';

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

export const getEndedListing = operation({
  id: 'getEndedListing',
  method: 'get',
  path: '/listings/{id}/ending',
  summary: 'What a sold, withdrawn, expired or resting listing was. A blocked one tells nothing.',
  audience: 'anyone',
  status: 200,
  params: id,
  data: endedListing,
  errors: ['listing-not-found'],
});

export const listDrafts = operation({
  id: 'listDrafts',
  method: 'get',
  path: '/drafts',
  summary: 'Own unpublished drafts into which something was put, those touched last first.',
  audience: 'advertiser',
  status: 200,
  data: z.array(draft),
  errors: [],
});

export const currentDraft = operation({
  id: 'currentDraft',
  method: 'get',
  path: '/current-draft',
  summary: 'Poslední nezveřejněný koncept nabídky nebo poptávky, když nějaký je.',
  audience: 'advertiser',
  status: 200,
  query: z.object({ kind: z.enum(kinds).default('offer') }),
  data: z.object({ draft: draft.optional() }),
  errors: [],
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

export const fillDraft = operation({
  id: 'fillDraft',
  method: 'put',
  path: '/drafts/{id}/fields',
  summary: 'Uložit formulář, jak právě stojí: co ukazuje, se přepíše, co neukazuje, zůstane.',
  audience: 'advertiser',
  status: 200,
  params: draftId,
  body: z.object({ fields: formValues }),
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
  summary:
    'Publish. Repeating it returns the listing that the first call made. `rc` is the code of whoever invited its advertiser; it counts once, and somebody else’s code only.',
  audience: 'advertiser',
  status: 201,
  params: draftId,
  query: z.object({ rc: z.string().max(100).optional() }),
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

export const noteView = operation({
  id: 'noteView',
  method: 'post',
  path: '/listings/{id}/views',
  summary:
    'Say that somebody has looked at a living listing. Robots, its advertiser and the same visitor on the same day do not count.',
  audience: 'anyone-or-advertiser',
  status: 202,
  params: id,
  body: z.object({ agent: z.string().max(1_000).meta({ description: 'The User-Agent of whoever looked' }) }),
  data: z.object({ noted: z.literal(true) }),
  errors: [],
});
