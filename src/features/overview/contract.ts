import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

export * from './contract-admin.ts';

const count = z.int().nonnegative();

export const getAccountOverview = operation('get', '/account/overview', {
  summary:
    'Co účet má, v číslech: aktivní inzeráty, ty, kterým se blíží konec, karty, oblíbené a hlídaná hledání.',
  audience: 'advertiser',
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
    })
    .meta({ id: 'AccountOverview' }),
});
