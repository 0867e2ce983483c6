import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { droppableFilters } from './rules.ts';

/** Days for which the log is stored and can be shown. */
export const searchLogDays = 90;
/** Max terms per list. */
export const maxTerms = 100;

export const noteSearch = operation('post', '/search-log', {
  summary:
    'Zaznamenat hledání, které nic nenašlo, nerozumělo slovu, nebo z něj někdo ubral filtr. Ukládají se jen jednotlivá slova a filtry, nikdy kdo hledal; tentýž návštěvník se počítá jednou za den, roboti vůbec.',
  audience: 'anyone-or-advertiser',
  status: 202,
  body: z.object({
    search: z.string().max(1_000).meta({ description: 'Parametry `GET /search` jako v adrese' }),
    dropped: z
      .enum(droppableFilters)
      .optional()
      .meta({ description: 'Filtr, který předchozí hledání mělo navíc' }),
    agent: z.string().max(1_000).meta({ description: 'User-Agent toho, kdo hledal' }),
  }),
  data: z.object({ noted: z.literal(true) }),
  errors: ['invalid-input'],
});

const visitors = z.int().positive().meta({ description: 'Návštěvníci, každý jednou za den' });

const searchLog = z
  .object({
    words: z
      .array(z.object({ word: z.string(), visitors }))
      .meta({ description: 'Slova, kterým hledání nerozumí' }),
    searches: z
      .array(z.object({ search: z.string(), name: z.string(), visitors }))
      .meta({ description: 'Hledání bez výsledku, bez slov, kterým nerozumí; `search` jako v adrese' }),
    filters: z
      .array(z.object({ key: z.string(), name: z.string(), visitors }))
      .meta({ description: 'Filtry, které lidé z hledání ubrali' }),
  })
  .meta({ id: 'SearchLog' });
export type SearchLog = z.output<typeof searchLog>;

export const getSearchLog = operation('get', '/admin/search-log', {
  summary: 'Co lidé hledali a nenašli, nejčastější první.',
  audience: 'admin',
  query: z.object({ days: z.coerce.number().int().min(1).max(searchLogDays).default(30) }),
  data: searchLog,
});
