import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';

/** Milliseconds from the first message to the first answer on the site, of answers since a time; talking to oneself aside. */
export async function answerTimes(db: Database, slug: string, since: Date): Promise<number[]> {
  const { rows } = await sql<{ took: number }>`
    select (extract(epoch from c.first_answered_at - c.began_at) * 1000)::double precision as took
    from advertisers join conversations c on c.advertiser_id = advertisers.id
    where advertisers.slug = ${slug} and c.first_answered_at > ${since}
      and c.asker_email <> advertisers.email and c.asker_id is distinct from advertisers.id`.execute(db);
  return rows.map(({ took }) => took);
}
