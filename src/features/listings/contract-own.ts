import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import {
  draft,
  formValues,
  listingId,
  listingStates,
  moveRefusals,
  ownListing,
  pieces,
  priceCzk,
  reopenDays,
} from './contract-shapes.ts';

/** Own listings on one page, and the largest number that one change may name. */
export const ownPerPage = 20;
export const maxOwnPerPage = 100;
export const maxChanged = 100;

/** What an advertiser can do with an own listing. */
export const moveNames = ['reserve', 'release', 'sell', 'withdraw', 'renew'] as const;
export type MoveName = (typeof moveNames)[number];

/**
 * Changes of a listing that its correspondents are notified of: `lapsed` happens after 60 days, the others are
 * made by the advertiser.
 */
export const dealChanges = ['reserved', 'released', 'sold', 'reopened', 'lapsed'] as const;
export type DealChange = (typeof dealChanges)[number];

const ownCounts = z.object({
  counts: z.record(z.enum(listingStates), z.int()),
  cards: z.object({
    used: z.int().describe('Obsazené karty: inzeráty ve výpisech a ty, které čekají na kontrolu.'),
    waiting: z.int().describe('Kolik z obsazených čeká na kontrolu.'),
    limit: z.int(),
  }),
});
export type OwnListingCounts = z.output<typeof ownCounts>;

export const listOwnListings = operation('get', '/account/listings', {
  summary:
    'Vlastní inzeráty v některých nebo ve všech stavech, po stránkách: ty, které brzy skončí, ostatní ve výpisech, ty, které na výpisy čekají, a ukončené, každé od nejnovějšího; k tomu počty podle stavů a obsazené karty.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  query: z.object({
    state: z.preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(z.enum(listingStates)).max(listingStates.length).optional(),
    ),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(maxOwnPerPage).default(ownPerPage),
  }),
  data: ownCounts.extend({ listings: z.array(ownListing), total: z.int() }).meta({ id: 'OwnListings' }),
});

export const countOwnListings = operation('get', '/account/listing-counts', {
  summary: 'Kolik vlastních inzerátů je v kterém stavu a kolik karet je obsazených.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: ownCounts.meta({ id: 'OwnListingCounts' }),
});

export const getOwnListing = operation('get', '/account/listings/{id}', {
  summary: 'Jeden vlastní inzerát s hodnotami formuláře.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  params: listingId,
  data: ownListing,
  errors: ['listing-not-found'],
});

export const editListing = operation('put', '/account/listings/{id}', {
  summary:
    'Změnit vlastní aktivní nebo odpočívající inzerát, nebo ten, který čeká na opravu nebo kontrolu. `version` chrání před přepsáním změn z jiného okna.',
  audience: 'advertiser',
  params: listingId,
  body: z.object({ version: z.int(), values: formValues }),
  data: ownListing,
  errors: ['listing-not-found', 'listing-changed-elsewhere', 'listing-inactive', 'photo-required'],
});

export const resubmitListing = operation('post', '/account/listings/{id}/resubmission', {
  summary:
    'Poslat opravený inzerát ke kontrole: do výpisů ho vrátí správce. U toho, který na kontrolu čeká, se nic nezmění.',
  audience: 'advertiser',
  params: listingId,
  data: ownListing,
  errors: ['listing-not-found', 'listing-inactive'],
});

const changeState = (verb: string, summary: string) =>
  operation('post', `/account/listings/{id}/${verb}`, {
    summary,
    audience: 'advertiser',
    params: listingId,
    data: ownListing,
    errors: ['listing-not-found', 'listing-inactive'],
  });

export const reserveListing = changeState('reserve', 'Označit jako rezervovaný; je dál vidět.');
export const releaseListing = changeState('release', 'Zrušit rezervaci.');
export const withdrawListing = changeState('withdraw', 'Stáhnout z výpisů.');

export const sellListing = operation('post', '/account/listings/{id}/sell', {
  summary:
    'Označit jako prodaný; z výpisů zmizí. Může se uvést, za kolik se nabídka prodala, to zpřesní obvyklé ceny, a komu z konverzací; ten to u sebe uvidí a dostane o tom zprávu.',
  audience: 'advertiser',
  params: listingId,
  body: z.object({
    price: z
      .int()
      .gt(priceCzk.min - 1)
      .lt(priceCzk.max + 1)
      .optional(),
    conversationId: z.uuid().optional(),
  }),
  data: ownListing,
  errors: ['listing-not-found', 'listing-inactive'],
});

export const setRemaining = operation('put', '/account/listings/{id}/remaining', {
  summary:
    'Kolik kusů ještě zbývá: prodaný kus počet sníží, vrácený zvýší. S `0` je inzerát prodaný. Kusy se prodávají bez ceny a bez kupce; ty se uvádějí při prodeji celého inzerátu.',
  audience: 'advertiser',
  params: listingId,
  body: z.object({ remaining: z.int().min(0).max(pieces.max) }),
  data: ownListing,
  errors: ['listing-not-found', 'listing-inactive'],
});

export const reopenListing = operation('post', '/account/listings/{id}/reopen', {
  summary: `Vzít zpět prodej nebo stažení do ${reopenDays} dní: inzerát je zase ve výpisech, volný i tam, kde byl rezervovaný, a jeho cena se za prodejní nepočítá.`,
  audience: 'advertiser',
  params: listingId,
  data: ownListing,
  errors: [
    'listing-not-found',
    'listing-inactive',
    'reopen-too-late',
    'card-limit-reached',
    'account-being-deleted',
  ],
});

/** A name that only the advertiser sees. */
export const buyerNameLength = { min: 1, max: 60 } as const;

export const reserveListingFor = operation('put', '/account/listings/{id}/reservation', {
  summary:
    'Rezervovat pro někoho z konverzací, kdo to u sebe uvidí a dostane o tom zprávu, nebo pro jméno, které nevidí nikdo jiný. Ostatní vidí jen, že je rezervovaný.',
  audience: 'advertiser',
  params: listingId,
  body: z.object({
    conversationId: z.uuid().optional(),
    name: z.string().trim().min(buyerNameLength.min).max(buyerNameLength.max).optional(),
  }),
  data: ownListing,
  errors: ['listing-not-found', 'listing-inactive'],
});

export const renewListing = operation('post', '/account/listings/{id}/renew', {
  summary: 'Ukázat na dalších 60 dní: prošlý inzerát, nebo aktivní 30 dní po poslední obnově.',
  audience: 'advertiser',
  params: listingId,
  data: ownListing,
  errors: [
    'listing-not-found',
    'listing-inactive',
    'renewal-too-soon',
    'card-limit-reached',
    'account-being-deleted',
  ],
});

export const copyListing = operation('post', '/account/listings/{id}/copy', {
  summary:
    'Nový koncept s textem a fotkami vlastního inzerátu v kterémkoli stavu kromě zablokovaného a toho, který čeká na opravu nebo kontrolu.',
  audience: 'advertiser',
  status: 201,
  params: listingId,
  data: draft,
  errors: [
    'listing-not-found',
    'listing-blocked',
    'listing-inactive',
    'too-many-drafts',
    'photo-quota-reached',
  ],
});

export const changeListings = operation('post', '/account/listings/changes', {
  summary: 'Tatáž změna u několika vlastních inzerátů; u těch, kde nejde, je v odpovědi důvod.',
  audience: 'advertiser',
  body: z.object({ ids: z.array(listingId.shape.id).min(1).max(maxChanged), move: z.enum(moveNames) }),
  data: z
    .object({
      done: z.array(z.int()),
      /** Listings that were already in the target state. */
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
});
