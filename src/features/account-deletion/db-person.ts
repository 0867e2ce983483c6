import type { Database } from '../../platform/platform.ts';

/** Whose data; the addresses are the account's and its proven other one, unless that is another account's own. */
export type Person = { id: string; emails: readonly string[] };

/** Whose data an account's are; nobody's once it is gone. */
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
