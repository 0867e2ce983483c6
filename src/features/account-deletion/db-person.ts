import type { Database } from '../../platform/platform.ts';

/**
 * The data subject; `emails` are the account's address and its verified second one, unless that belongs to
 * another account.
 */
export type Person = { id: string; emails: readonly string[] };

/** The data subject of an account; undefined once it has been deleted. */
export async function findPerson(db: Database, id: string): Promise<Person | undefined> {
  const account = await db
    .selectFrom('advertisers')
    .leftJoin('advertisers as another', 'another.email', 'advertisers.other_email')
    .where('advertisers.id', '=', id)
    .select(['advertisers.email', 'advertisers.other_email', 'advertisers.other_email_verified_at'])
    .select('another.id as otherAccount')
    .executeTakeFirst();
  if (!account) return undefined;
  const isOwn = account.other_email_verified_at !== null && account.otherAccount === null;
  const other = isOwn ? account.other_email : null;
  return { id, emails: [account.email, ...(other ? [other] : [])] };
}
