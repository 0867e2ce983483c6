import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

const count = z.int().nonnegative();

export const getAccountOverview = operation({
  id: 'getAccountOverview',
  method: 'get',
  path: '/account/overview',
  summary: 'Counts of what the account has: living listings, those about to end, cards, favourites, watches.',
  audience: 'advertiser',
  status: 200,
  data: z
    .object({
      living: count,
      ending: count.meta({ description: 'Living ones that end within the days of the email before the end' }),
      cardLimit: count,
      favourites: count,
      watches: count,
    })
    .meta({ id: 'AccountOverview' }),
  errors: [],
});
