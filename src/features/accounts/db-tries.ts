import type { Database } from '../../platform/platform.ts';
import { countAlone } from './db.ts';

/** One try of a secret that does not change by itself; `client` where the caller is limited too. */
export type Try = { secret: 'pin' | 'password'; email: string; client?: string; now: Date; since: Date };

/** How many tries failed since `since`, for the address and by the client. Needs a transaction. */
export async function countFailures(
  db: Database,
  { secret, email, client, since }: Try,
): Promise<{ ofAddress: number; byClient: number }> {
  await countAlone(db, `lasting-${secret}`, email);
  if (client !== undefined) await countAlone(db, `lasting-${secret}-by`, client);
  const { ofAddress, byClient } = await db
    .selectFrom('lasting_pin_failures')
    .where('secret', '=', secret)
    .where('failed_at', '>', since)
    .where((row) => row.or([row('email', '=', email), row('client', '=', client ?? '')]))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('email', '=', email).as('ofAddress'),
      fn
        .countAll<number>()
        .filterWhere('client', '=', client ?? '')
        .as('byClient'),
    ])
    .executeTakeFirstOrThrow();
  return { ofAddress, byClient };
}

/** Notes a failure before the secret is compared; the note is taken back when it was right. */
export async function noteTry(db: Database, { secret, email, client, now }: Try): Promise<number> {
  const { id } = await db
    .insertInto('lasting_pin_failures')
    .values({ secret, email, client: client ?? null, failed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function takeBackTry(db: Database, id: number): Promise<void> {
  await db.deleteFrom('lasting_pin_failures').where('id', '=', id).execute();
}
