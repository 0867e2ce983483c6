import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-ledger.ts';
import type { Platform } from '../../platform/platform.ts';
import { putWatch } from './db.ts';
import { giveKey } from './keys.ts';
import { confirmEmail } from './mail/confirm-email.ts';
import { type Wish, readWish } from './watch.ts';

/**
 * Asks an address whether it wants a watch. Never looks whether anybody is known there; a watch that runs already
 * is left as it is, and the email leads to it.
 */
export async function requestWatch(
  platform: Platform,
  { email, client, ...wish }: Wish & { email: string; client: string },
): Promise<{ sentTo: string } | Refusal<'too-many-requests' | 'invalid-input'>> {
  const read = await readWish(platform, wish);
  if (isRefusal(read)) return read;
  const { config, ids, clock, queue } = platform;
  const now = clock.now();
  return platform.db.transaction().execute(async (db) => {
    if (await countEmail(db, { kind: 'watch', email, client, now }))
      return refuse('too-many-requests', { message: 'Moc žádostí za sebou. Zkus to za hodinu.' });
    const { frequency } = wish;
    const watch = await putWatch(db, {
      ...read,
      id: ids.uuid(),
      email,
      frequency,
      state: 'unconfirmed',
      now,
    });
    const key = await giveKey({ ...platform, db }, watch.id);
    await queue.add(db, 'send-letter', await confirmEmail(config, { to: email, key }));
    return { sentTo: email };
  });
}
