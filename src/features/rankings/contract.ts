import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** Max advertisers in one ranking. */
export const boardLength = 50;

const rankedAdvertiser = z
  .object({
    place: z.int(),
    name: z.string(),
    slug: z.string(),
    trader: z.boolean(),
    /** Listings published in the period of the ranking, without blocked ones. */
    published: z.int(),
  })
  .meta({ id: 'RankedAdvertiser' });
export type RankedAdvertiser = z.output<typeof rankedAdvertiser>;

const boardName = z.object({
  slug: z.string(),
  name: z.string(),
  /** Rankings are by period or by region. */
  kind: z.enum(['time', 'region']),
});
export type BoardName = z.output<typeof boardName>;

export const listRankings = operation('get', '/rankings', {
  summary: 'Žebříčky nejaktivnějších inzerentů, u každého, kdo vede.',
  audience: 'anyone',
  data: z.array(boardName.extend({ leader: rankedAdvertiser.optional() })),
});

export const getRanking = operation('get', '/rankings/{slug}', {
  summary: `Prvních ${boardLength} v žebříčku podle počtu zveřejněných inzerátů; při shodě vede, kdo zveřejnil dřív.`,
  audience: 'anyone',
  params: z.object({ slug: z.string().max(60) }),
  data: boardName.extend({ advertisers: z.array(rankedAdvertiser) }),
  errors: ['not-found'],
});
