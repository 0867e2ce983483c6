import type { Database } from '../../platform/platform.ts';

/** Proposed rings that an advertiser has not agreed to yet, and when the first of them lapses. */
export async function countProposals(
  db: Database,
  advertiserId: string,
  now: Date,
): Promise<{ count: number; until: Date | undefined }> {
  const row = await db
    .selectFrom('swap_rings')
    .innerJoin('swap_ring_members as m', 'm.ring_id', 'swap_rings.id')
    .where('m.advertiser_id', '=', advertiserId)
    .where('m.living', '=', true)
    .where('m.agreed_at', 'is', null)
    .where('state', '=', 'proposed')
    .where('expires_at', '>', now)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('expires_at').as('until')])
    .executeTakeFirst();
  return { count: row?.count ?? 0, until: row?.until ?? undefined };
}
