import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** Lists of the administration that can be exported as a table. */
export const listNames = [
  'listings',
  'reports',
  'objections',
  'stopped-senders',
  'orders',
  'payments',
  'jobs',
  'refused-emails',
  'log',
  'newsletters',
  'terms-notice-deliveries',
  'lottery-rounds',
  'texts',
  'redirects',
  'meeting-points',
  'moderators',
  'brands',
  'categories',
  'search-log',
] as const;
export type ListName = (typeof listNames)[number];

export const exportList = operation('get', '/admin/exports/{list}', {
  summary:
    'Celý seznam správy jako tabulka CSV (UTF-8 s BOM, středníky). Smí ji, kdo smí na seznam sám; stažení se zapíše do deníku. `q` a `state` zužují jako na stránce seznamu, `of` na jednu věc.',
  audience: 'moderator',
  params: z.object({ list: z.enum(listNames) }),
  query: z.object({
    q: z.string().trim().max(254).optional(),
    state: z.string().trim().max(40).optional(),
    of: z.uuid().optional(),
  }),
  data: 'file',
});
