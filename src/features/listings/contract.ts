import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { kinds } from '../catalogue/contract.ts';
import {
  draft,
  draftPreview,
  endedListing,
  formValues,
  listingCard,
  listingDetail,
  listingId,
  listingId as id,
  moveRefusals,
  ownListing,
} from './contract-shapes.ts';

export * from './contract-own.ts';
export * from './contract-shapes.ts';

const draftId = z.object({ id: z.uuid() });

export const getListing = operation('get', '/listings/{id}', {
  summary: 'Jeden inzerát. Prodaný, stažený, prošlý, odpočívající a zablokovaný odpoví 410.',
  audience: 'anyone',
  mayBeStale: true,
  params: id,
  data: listingDetail,
  errors: ['listing-not-found', 'listing-inactive', 'listing-blocked'],
});

export const similarListings = operation('get', '/listings/{id}/similar', {
  summary: 'Podobné aktivní inzeráty, a to i k inzerátu, který už aktivní není.',
  audience: 'anyone',
  mayBeStale: true,
  params: id,
  data: z.array(listingCard),
  errors: ['listing-not-found'],
});

export const getEndedListing = operation('get', '/listings/{id}/ending', {
  summary: 'Čím byl prodaný, stažený, prošlý nebo odpočívající inzerát. O zablokovaném se neprozradí nic.',
  audience: 'anyone',
  params: id,
  data: endedListing,
  errors: ['listing-not-found'],
});

export const listDrafts = operation('get', '/drafts', {
  summary: 'Vlastní nezveřejněné koncepty, do kterých už něco přibylo, od naposled upraveného.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: z.array(draft),
});

export const currentDraft = operation('get', '/current-draft', {
  summary: 'Poslední nezveřejněný koncept nabídky nebo poptávky, ve kterém už je něco napsané.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  query: z.object({ kind: z.enum(kinds).default('offer') }),
  data: z.object({ draft: draft.optional() }),
});

export const openDraft = operation('post', '/drafts', {
  summary: 'Poslední nezveřejněný koncept tohoto druhu, nebo nový.',
  audience: 'advertiser',
  status: 201,
  body: z.object({
    kind: z.enum(kinds).default('offer'),
    fresh: z.boolean().default(false).meta({ description: 'Rozepsaný nechat stranou a založit nový' }),
  }),
  data: draft,
  errors: ['too-many-drafts'],
});

export const getDraft = operation('get', '/drafts/{id}', {
  summary: 'Vlastní koncept se vším, co je v něm napsané, a s fotkami.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  params: draftId,
  data: draft,
  errors: ['not-found'],
});

export const saveDraft = operation('put', '/drafts/{id}', {
  summary: 'Uložit, co je napsané, ať už je to platné, nebo ne.',
  audience: 'advertiser',
  params: draftId,
  body: z.object({ values: formValues }),
  data: draft,
  errors: ['not-found'],
});

export const fillDraft = operation('put', '/drafts/{id}/fields', {
  summary: 'Uložit formulář, jak právě stojí: co ukazuje, se přepíše, co neukazuje, zůstane.',
  audience: 'advertiser',
  params: draftId,
  body: z.object({ fields: formValues }),
  data: draft,
  errors: ['not-found'],
});

export const checkDraft = operation('post', '/drafts/{id}/check', {
  summary:
    'Co v konceptu chybí nebo je špatně, fotky stranou; když je vše v pořádku, jak bude inzerát vypadat.',
  audience: 'advertiser',
  params: draftId,
  data: draftPreview,
  errors: ['not-found'],
});

export const publishDraft = operation('post', '/drafts/{id}/publish', {
  summary:
    'Zveřejnit. Opakované volání vrátí inzerát, který vznikl tím prvním. `rc` je kód toho, kdo inzerenta pozval; platí jednou a jen cizí. Druhý inzerát na totéž se zveřejní jen se `several`, když má inzerent stejných kusů víc. Inzerát, který vypadá podezřele, čeká ve stavu `held` na kontrolu správce.',
  audience: 'advertiser',
  status: 201,
  params: draftId,
  query: z.object({ rc: z.string().max(100).optional(), several: z.enum(['true', 'false']).optional() }),
  data: ownListing,
  errors: ['not-found', 'photo-required', 'listing-duplicate', 'card-limit-reached', 'account-being-deleted'],
});

export const discardDraft = operation('delete', '/drafts/{id}', {
  summary: 'Zahodit koncept i s fotkami.',
  audience: 'advertiser',
  params: draftId,
  data: z.object({ discarded: z.literal(true) }),
  errors: ['not-found'],
});

export const noteView = operation('post', '/listings/{id}/views', {
  summary:
    'Zaznamenat, že si někdo prohlédl aktivní inzerát. Roboti, sám inzerent a tentýž návštěvník ve stejný den se nepočítají.',
  audience: 'anyone-or-advertiser',
  status: 202,
  params: id,
  body: z.object({ agent: z.string().max(1_000).meta({ description: 'User-Agent toho, kdo se díval' }) }),
  data: z.object({ noted: z.literal(true) }),
});

/** Largest number of listings in one expiry email. */
export const maxInEmail = 50;

const key = z.object({ key: z.string().min(20).max(100) });

/**
 * A listing offered by an expiry email and its current status: `waiting` until it is renewed, sold, withdrawn or
 * blocked.
 */
const offered = z
  .object({
    listing: listingCard.pick({ id: true, kind: true, state: true, title: true, slug: true }),
    expiresAt: z.iso.datetime(),
    state: z.enum(['waiting', 'renewed', 'over']),
  })
  .meta({ id: 'RenewalOffer' });

export const getRenewal = operation('get', '/renewals/{key}', {
  summary: 'Co se dá obnovit klíčem z e-mailu. Dotaz nic nezmění.',
  audience: 'anyone',
  params: key,
  data: z.object({ offers: z.array(offered) }),
  errors: ['link-not-valid'],
});

export const renewByKey = operation('post', '/renewals/{key}', {
  summary: 'Obnovit inzeráty z e-mailu bez přihlášení, každý jednou; bez `ids` všechny, které čekají.',
  audience: 'anyone',
  params: key,
  body: z.object({ ids: z.array(listingId.shape.id).max(maxInEmail).optional() }),
  data: z.object({
    offers: z.array(offered),
    problems: z.array(z.object({ id: z.int(), code: z.enum(moveRefusals), message: z.string() })),
  }),
  errors: ['link-not-valid'],
});
