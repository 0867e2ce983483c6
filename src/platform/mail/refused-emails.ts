import { sql } from 'kysely';
import type { Database } from '../platform.ts';

export type RefusedEmail = { domain: string; answer: string; refusedAt: Date };

/** Longest stored answer of a mail server, in characters. */
const answerLength = 300;

/** Records that an email was refused for good. Addresses are not stored, neither of it nor in the answer. */
export async function addRefusedEmail(
  db: Database,
  { to, answer, at }: { to: string; answer: string; at: Date },
): Promise<void> {
  const domain = to.slice(to.lastIndexOf('@') + 1).toLowerCase();
  const withoutAddresses = answer.replaceAll(/[^\s<>"(]+@[^\s<>"),;]+/g, '…').slice(0, answerLength);
  await db
    .insertInto('refused_emails')
    .values({ domain, answer: withoutAddresses, refused_at: at })
    .execute();
}

/** Refused emails, newest first. */
export function refusedEmails(db: Database, atMost: number): Promise<RefusedEmail[]> {
  return db
    .selectFrom('refused_emails')
    .select(['domain', 'answer', 'refused_at as refusedAt'])
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

/** Number of emails refused since then, and the domain that refused most of them. */
export async function countRefusedEmails(
  db: Database,
  since: Date,
): Promise<{ count: number; worst: { domain: string; count: number } | undefined }> {
  const { rows } = await sql<{ domain: string; count: number; total: number }>`
    select domain, count(*)::integer as count, (sum(count(*)) over ())::integer as total
    from refused_emails where refused_at > ${since} group by domain order by count(*) desc, domain limit 1`.execute(
    db,
  );
  const [first] = rows;
  return { count: first?.total ?? 0, worst: first && { domain: first.domain, count: first.count } };
}

/** Deletes records older than their retention. */
export async function sweepRefusedEmails(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('refused_emails').where('refused_at', '<=', before).execute();
}
