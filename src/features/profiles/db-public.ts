import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { selectCards } from '../listings/index.ts';

const living = sql<boolean>`state in ('active', 'reserved')`;

/** Whose page an address is, now or before a change of name, and whether they may be seen. */
export async function ownerOfSlug(
  db: Database,
  slug: string,
): Promise<{ id: string; hidden: boolean } | undefined> {
  return (
    db
      .selectFrom('advertisers')
      .leftJoin('account_leavings', 'account_leavings.advertiser_id', 'advertisers.id')
      .where((row) =>
        row.or([
          row('advertisers.slug', '=', slug),
          row(
            'advertisers.id',
            'in',
            row.selectFrom('advertiser_old_slugs').where('slug', '=', slug).select('advertiser_id'),
          ),
        ]),
      )
      // The present owner of an address comes before one who once had it.
      .orderBy(sql`advertisers.slug = ${slug}`, 'desc')
      .select('advertisers.id')
      .select(sql<boolean>`blocked_at is not null or account_leavings.asked_at is not null`.as('hidden'))
      .limit(1)
      .executeTakeFirst()
  );
}

export async function countLiving(db: Database, advertiserId: string): Promise<Record<Kind, number>> {
  return db
    .selectFrom('listings')
    .where('advertiser_id', '=', advertiserId)
    .where(living)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('kind', '=', 'offer').as('offer'),
      fn.countAll<number>().filterWhere('kind', '=', 'demand').as('demand'),
    ])
    .executeTakeFirstOrThrow();
}

/** Living cards of one kind after a place in the order: newest first. */
export function livingOf(
  db: Database,
  page: {
    advertiserId: string;
    kind: Kind;
    after: { inserted: Date; id: number } | undefined;
    atMost: number;
  },
) {
  const rows = selectCards(db)
    .where('advertiser_id', '=', page.advertiserId)
    .where('kind', '=', page.kind)
    .where(living)
    .orderBy('inserted', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(page.atMost);
  const { after } = page;
  return (
    after ? rows.where(sql<boolean>`(inserted, listings.id) < (${after.inserted}, ${after.id})`) : rows
  ).execute();
}
