import { z } from 'zod';
import type { ErrorCode } from '../../contract/errors.ts';
import { conditions, fact, hands, kinds, matchRules, priceTypes, wears } from '../catalogue/contract.ts';
import { photo } from '../media/contract.ts';

/** Limits given by the specification. */
export const titleLength = { min: 5, max: 80 } as const;
export const descriptionLength = { min: 20, max: 4000 } as const;
export const swapSizeLength = { min: 1, max: 40 } as const;
export const priceCzk = { min: 1, max: 1_000_000 } as const;
/** Number of pieces of the same thing in one offer. */
export const pieces = { min: 1, max: 999 } as const;
/** Whether a listing shows its municipality, or only its district. */
export const placeShown = ['exact', 'district'] as const;
export { draftDays } from '../../contract/retention.ts';
export { listingDays, renewalDays, reopenDays, warningDays } from './lifetime.ts';

export const listingId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const listingStates = [
  'active',
  'reserved',
  'sold',
  'withdrawn',
  'expired',
  'resting',
  'held',
  'blocked',
] as const;
export type ListingState = (typeof listingStates)[number];

/** Not public now, but going to be: once a slot is free, or once the listing has been fixed and reviewed. */
export const waitingStates = ['resting', 'held'] as const satisfies readonly ListingState[];
/** Listings in these states are no longer public. */
export const endedStates = [
  'sold',
  'withdrawn',
  'expired',
  'blocked',
] as const satisfies readonly ListingState[];

/** Listings in these states are visible to their advertiser and to admins only. */
export const withheldStates = ['held', 'blocked'] as const satisfies readonly ListingState[];

/** Who has to act on a held listing: its advertiser fixes it, or an admin reviews it. */
export const holdSteps = ['to-fix', 'to-look'] as const;
export type HoldStep = (typeof holdSteps)[number];

/** The largest number of listings with the same photo shown next to one. */
export const maxCopies = 20;

/** Reasons why a move of an own listing may be refused. */
export const moveRefusals = [
  'listing-not-found',
  'listing-inactive',
  'renewal-too-soon',
  'card-limit-reached',
  'account-being-deleted',
] as const satisfies readonly ErrorCode[];

const location = z
  .object({
    /** The municipality, or `okres Brno-město` when only the district is shown. */
    name: z.string(),
    district: z.string(),
    region: z.string(),
  })
  .meta({ id: 'Location' });
export type Location = z.output<typeof location>;

/** The fields that a card in a list shows. */
export const listingCard = z
  .object({
    id: z.int(),
    id_product: z.int().meta({ description: 'Totéž číslo jako `id`' }),
    reference: z.string().optional(),
    slug: z.string(),
    kind: z.enum(kinds),
    state: z.enum(listingStates),
    title: z.string(),
    category: z.string(),
    brand: z.string().optional(),
    manufacturer: z.string().optional().meta({ description: 'Výrobce značky, pokud je s jistotou známý' }),
    priceType: z.enum(priceTypes),
    price: z.int().optional(),
    swap: z.boolean().meta({
      description:
        'Možná výměna. S cenou `free` se nový inzerát nezveřejní: co je zdarma, nic nechce na oplátku. Starší inzeráty to mít mohou.',
    }),
    quantity: z.int().optional().meta({
      description: 'Kolik stejných kusů nabídka měla, každý za `price`; chybí, když jeden',
    }),
    remaining: z.int().optional().meta({ description: 'Kolik jich zbývá; je tam, kde `quantity`' }),
    condition: z.enum(conditions).optional(),
    wear: z.enum(wears).optional(),
    facts: z.array(fact),
    /** The beginning of a demand's description. */
    excerpt: z.string().optional(),
    /** Exactly one for now. */
    locations: z.tuple([location], location).meta({ description: 'Zatím vždy právě jedno místo' }),
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
    /** Slug of the brand if it has its own page. */
    brandPage: z.string().optional(),
    model: z.string().optional(),
    /** The known product line, which has its own page. */
    product: z.object({ slug: z.string(), name: z.string() }).optional(),
    attributes: z.array(row),
    /** Only for offers that match rules apply to. */
    matchRules: matchRules.optional(),
    conditionLabel: z.string().optional(),
    conditionLine: z.string().optional(),
    /** Labels of the conditions that a demand accepts; undefined when it accepts any. */
    wantedConditions: z.string().optional(),
    swapWants: z.string().optional(),
    /** The wanted item of a swap in terms of the catalogue, as far as it was given. */
    swapWish: z
      .object({
        category: z.object({ slug: z.string(), name: z.string() }).optional(),
        size: z.string().optional(),
        hand: z.enum(hands).optional(),
      })
      .optional(),
    /** Coordinates of the municipality, or of the district town when the listing shows only its district. */
    spot: z.object({ lat: z.number(), lon: z.number(), exact: z.boolean() }),
    photos: z.array(photo),
    advertiser: z.object({
      name: z.string(),
      /** Slug of the advertiser's public page. */
      slug: z.string(),
      trader: z.boolean(),
      companyName: z.string().optional(),
      companyId: z.string().optional(),
      vatId: z.string().optional(),
      /** Registered office of a trader on one line. */
      seat: z.string().optional(),
      /** Present when its owner chose to publish it. */
      phone: z.string().optional(),
      since: z.iso.datetime(),
      emailVerified: z.boolean(),
      phoneVerified: z.boolean(),
    }),
    questions: z.array(z.string()).meta({ description: 'Připravené otázky pro kontaktní formulář' }),
    changed: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'ListingDetail' });
export type ListingDetail = z.output<typeof listingDetail>;

/** A preview of the draft's listing with warnings to show before it is published. */
export const draftPreview = listingDetail
  .extend({
    duplicateOf: listingCard.pick({ id: true, slug: true, title: true, state: true }).optional(),
    contactWaits: z.boolean().meta({
      description:
        'Je to první inzerát účtu a má v textu odkaz, telefon nebo e-mail: nejdřív se na něj podívá člověk',
    }),
  })
  .meta({ id: 'DraftPreview' });
export type DraftPreview = z.output<typeof draftPreview>;

/** Raw form values by field name, valid or not; attribute fields are named `attributes.<key>`. */
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

/** An own listing with the fields that only its advertiser may see. */
export const ownListing = listingCard
  .extend({
    version: z.int(),
    albumId: z.uuid().optional(),
    values: formValues,
    photos: z.array(photo),
    messages: z.int(),
    /** Sum of daily visitors, without robots and the advertiser. */
    views: z.int(),
    expiresAt: z.iso.datetime(),
    /** Whether it can be renewed now. */
    renewable: z.boolean(),
    /** Whether a sale or a withdrawal can be reverted now. */
    reopenable: z.boolean(),
    /** End of the current promotion. */
    toppedUntil: z.iso.datetime().optional(),
    /** The person it is reserved for, if one was named. */
    reservedFor: z
      .object({
        name: z.string(),
        conversationId: z.uuid().optional(),
        /** The price the two sides last agreed on, in whole CZK. */
        agreedPrice: z.int().optional(),
      })
      .optional(),
    /** People who wrote about it and can have it reserved, latest first. */
    askers: z.array(z.object({ conversationId: z.uuid(), name: z.string() })),
    /** Whether it is live and expires within the warning period (see `warningDays`). */
    endsSoon: z.boolean(),
    /** Present while it is held: who has to act, what to fix and which rule it broke. */
    hold: z
      .object({
        step: z.enum(holdSteps),
        reason: z.string().optional(),
        rule: z.string().optional(),
        signals: z.array(z.string()).meta({
          description:
            'Čeho si program všiml u inzerátu, který ještě ve výpisech nebyl, nebo u jeho úpravy; jinak prázdné',
        }),
        edited: z.boolean().meta({ description: 'Ve výpisech byl a čeká kvůli úpravě' }),
      })
      .optional(),
    blockReason: z.string().optional(),
    /** The rule it broke, if an admin removed this one listing. */
    brokenRule: z.string().optional(),
  })
  .meta({ id: 'OwnListing' });
export type OwnListing = z.output<typeof ownListing>;

/** The public part of an ended listing. */
export const endedListing = listingCard
  .pick({ id: true, kind: true, state: true, title: true, category: true })
  .meta({ id: 'EndedListing' });
export type EndedListing = z.output<typeof endedListing>;
