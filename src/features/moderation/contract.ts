import { z } from 'zod';
import { validationMessages } from '../../contract/validation-messages.ts';
import { operation } from '../../contract/operation.ts';
import { reason as loggedReason } from '../audit/contract.ts';
import { blockSources, decisionForm } from '../blocking/contract.ts';
import { photo } from '../media/contract.ts';
import {
  holdSteps,
  listingCard,
  listingId as params,
  listingStates,
  maxCopies,
} from '../listings/contract.ts';

/** Listings per page of the administration. */
export const managedPerPage = 30;
/** Maximum number of listings waiting for review shown at once. */
export const checkedPerPage = 50;

/** A listing in any state as an admin sees it. */
export const managedListing = listingCard
  .extend({
    description: z.string(),
    created: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    advertiser: z.object({
      name: z.string(),
      slug: z.string(),
      trader: z.boolean(),
      /** Whether the account, and with it all its listings, is blocked. */
      blocked: z.boolean(),
    }),
    removal: z
      .object({
        reason: z.string(),
        rule: z.string(),
        source: z.enum(blockSources),
        since: z.iso.datetime(),
      })
      .optional(),
    hold: z
      .object({ step: z.enum(holdSteps) })
      .optional()
      .meta({ description: 'Jen u inzerátu, který čeká na opravu nebo kontrolu' }),
  })
  .meta({ id: 'ManagedListing' });
export type ManagedListing = z.output<typeof managedListing>;

/** The same with everything an admin needs for a decision. */
const wholeListing = managedListing
  .extend({
    photos: z.array(photo),
    parameters: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .meta({ description: 'Stav, značka, model a parametry, jak je inzerát uvádí' }),
    copies: z
      .array(
        z.object({
          id: z.int(),
          title: z.string(),
          state: z.enum(listingStates),
          advertiser: z.object({ name: z.string(), slug: z.string() }),
        }),
      )
      .meta({
        description: `Inzeráty jiných inzerentů se stejnou fotkou, třeba oříznutou nebo zrcadlovou, nejvýš ${maxCopies}`,
      }),
    version: z.int(),
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
        awaySince: z.iso.datetime(),
        stepSince: z.iso.datetime(),
        changes: z
          .array(z.object({ label: z.string(), before: z.string().optional(), after: z.string().optional() }))
          .optional()
          .meta({
            description:
              'Co je v textu a údajích jinak, než když inzerát správce skryl; chybí, když ho skryl program',
          }),
      })
      .optional()
      .meta({ description: 'Jen u inzerátu, který čeká na opravu nebo kontrolu' }),
  })
  .meta({ id: 'WholeManagedListing' });
export type WholeManagedListing = z.output<typeof wholeListing>;

export const listManagedListings = operation('get', '/admin/listings', {
  summary:
    'Inzeráty v kterémkoli stavu od nejnovějšího, po stránkách. `q` je číslo inzerátu, e-mail nebo adresa inzerenta, nebo slova nadpisu.',
  audience: 'moderator',
  query: z.object({
    q: z.string().trim().max(254).optional(),
    state: z.enum(listingStates).optional(),
    /** Cursor: id of the last listing of the previous page. */
    before: params.shape.id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(managedPerPage),
  }),
  data: z
    .object({
      listings: z.array(managedListing),
      /** The `before` of the next page; absent on the last one. */
      next: z.int().optional(),
    })
    .meta({ id: 'ManagedListings' }),
});

export const listHeldListings = operation('get', '/admin/listings/held', {
  summary: `Inzeráty, které čekají na kontrolu správce, od nejdéle čekajícího, nejvýš ${checkedPerPage}; a kolik jich čeká celkem.`,
  audience: 'moderator',
  data: z.object({ listings: z.array(managedListing), waiting: z.int() }).meta({ id: 'HeldListings' }),
});

export const getManagedListing = operation('get', '/admin/listings/{id}', {
  summary: 'Jeden inzerát v kterémkoli stavu, a když byl smazán, tak proč.',
  audience: 'moderator',
  params,
  data: wholeListing,
  errors: ['listing-not-found'],
});

export const hideListing = operation('post', '/admin/listings/{id}/hiding', {
  summary:
    'Skrýt inzerát, dokud ho inzerent neopraví, nebo mu ho vrátit k další opravě. Inzerent se dozví, co a proč, i jak se bránit; jeho adresa odpoví 410 jako u neaktivního. Totéž podruhé nic nezmění, s jiným důvodem se skrytý, který ještě není opravený, odmítne.',
  audience: 'moderator',
  params,
  body: decisionForm,
  data: wholeListing,
  errors: ['listing-not-found', 'listing-inactive', 'done-already'],
});

export const releaseHeldListing = operation('post', '/admin/listings/{id}/release', {
  summary:
    'Pustit skrytý inzerát zpátky do stavu, v jakém byl, i bez opravy. Čas, kdy byl pryč, se nepočítá; nad limit karet čeká na kartu. `version` a `photos` jsou znění a fotky v pořadí, jak je správce viděl. Který už skrytý není, se odmítne.',
  audience: 'moderator',
  params,
  body: z.object({ version: z.coerce.number().int(), photos: z.array(z.uuid()).max(50) }),
  data: wholeListing,
  errors: ['listing-not-found', 'listing-changed-elsewhere', 'done-already'],
});

export const categoryForm = z.object({
  from: z.string().max(60).optional().meta({ description: 'Kategorie, ve které ho správce viděl' }),
  category: z
    .string({ error: validationMessages.notSelected })
    .min(1, { error: validationMessages.notSelected })
    .max(60),
  reason: loggedReason,
});

export const changeListingCategory = operation('put', '/admin/listings/{id}/category', {
  summary:
    'Přesunout inzerát do kategorie, kam patří. Inzerent se dozví proč; parametry, které nová kategorie nemá, se neukazují, ale zůstanou pro cestu zpátky. Který tam už je, nebo mezitím jinde než v `from`, se odmítne.',
  audience: 'moderator',
  params,
  body: categoryForm,
  data: wholeListing,
  errors: ['listing-not-found', 'done-already'],
});

export const removeListing = operation('post', '/admin/listings/{id}/removal', {
  summary:
    'Smazat jeden inzerát, který porušuje pravidla: jeho adresa odpoví 410 a inzerent se dozví důvod i jak se bránit. Totéž podruhé nic nezmění, s jiným důvodem se smazaný odmítne.',
  audience: 'moderator',
  params,
  body: decisionForm,
  data: wholeListing,
  errors: ['listing-not-found', 'done-already'],
});

export const restoreForm = z.object({ reason: loggedReason });

export const restoreListing = operation('post', '/admin/listings/{id}/restoration', {
  summary:
    'Vrátit smazaný inzerát do stavu, v jakém byl. Čas, kdy byl pryč, se nepočítá; nad limit karet čeká na kartu a u zablokovaného účtu se vrátí až s účtem. Který smazaný není, se odmítne.',
  audience: 'moderator',
  params,
  body: restoreForm,
  data: wholeListing,
  errors: ['listing-not-found', 'done-already'],
});
