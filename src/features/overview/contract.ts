import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { kinds } from '../catalogue/contract.ts';

export * from './contract-admin.ts';

/** Days after which the advertiser is asked whether a reserved item was sold. */
export const reservationDays = 7;

const count = z.int().nonnegative();

export const getAccountOverview = operation('get', '/account/overview', {
  summary:
    'Co účet má, v číslech: aktivní inzeráty, karty, oblíbené a hlídaná hledání. A co čeká na jeho majitele: odpovědi, výměny, opravy, rezervace, konce a koncepty; a co sedí na jeho inzeráty.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: z
    .object({
      living: count,
      ending: count.meta({
        description: 'Aktivní, kterým zbývá nejvýš tolik dní, kolik předem chodí e-mail o konci',
      }),
      cardLimit: count,
      cardsUsed: count.meta({ description: 'Inzeráty ve výpisech a ty, které čekají na kontrolu' }),
      cardsWaiting: count.meta({ description: 'Kolik z obsazených karet čeká na kontrolu' }),
      favourites: count,
      watches: count,
      proposals: count.meta({ description: 'Návrhy ceny a předání, na které má odpovědět' }),
      proposedIn: z.uuid().optional().meta({ description: 'Konverzace, kde návrh čeká nejdéle' }),
      toAnswer: count.meta({
        description:
          'Další konverzace, kde měla poslední slovo druhá strana: nepřečtené, a k vlastním inzerátům ve výpisech i přečtené',
      }),
      toAnswerIn: z.uuid().optional().meta({ description: 'Ta z nich, která čeká nejdéle' }),
      toFix: count.meta({ description: 'Skryté inzeráty, které má opravit' }),
      toLook: count.meta({ description: 'Inzeráty mimo výpisy, na které se má podívat správce' }),
      toClose: count.meta({
        description: `Inzeráty rezervované déle než ${reservationDays} dní, nebo už po domluveném předání`,
      }),
      swaps: count.meta({ description: 'Navržené výměny, ke kterým se ještě nevyjádřil' }),
      swapsUntil: z.iso.datetime().optional().meta({ description: 'Do kdy má odpovědět na první z nich' }),
      matches: z
        .array(
          z.object({ listingId: z.int(), kind: z.enum(kinds), listings: count, people: count }).meta({
            id: 'MatchCount',
          }),
        )
        .meta({
          description:
            'Vlastní aktivní inzeráty, na které něco sedí, od nejnovějšího: kolik inzerátů a od kolika lidí',
        }),
      resting: count.meta({ description: 'Inzeráty, které čekají na volnou kartu' }),
    })
    .meta({ id: 'AccountOverview' }),
});
