import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-ledger.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Watch } from './contract.ts';
import { countWatches, findWatch, putWatch, sameWatch } from './db.ts';
import { byKey, giveKey } from './keys.ts';
import { confirmEmail } from './mail/watch-emails.ts';
import { refuseMoreWatches } from './policy.ts';
import { readWish, watchView, type Wish } from './watch.ts';

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
    await queue.add(db, 'send-email', await confirmEmail(config, { to: email, key }));
    return { sentTo: email };
  });
}

/** Begins a watch: whoever holds the email's key reads the address. Repeating it changes nothing. */
export async function confirmWatch(
  { db, clock }: Platform,
  key: string,
): Promise<Watch | Refusal<'link-not-valid' | 'watches-full'>> {
  return db.transaction().execute(async (trx) => {
    const found = await findWatch(trx, byKey(key));
    if (!found) return refuse('link-not-valid');
    const own = await countWatches(trx, found.email);
    // Held from here on, so that two confirmations do not begin it twice.
    const watch = await sameWatch(trx, found.email, found.search);
    if (!watch) return refuse('link-not-valid');
    if (watch.state !== 'unconfirmed') return watchView(watch);
    const refusal = refuseMoreWatches(own);
    if (refusal) return refusal;
    const { id, email, search, name, frequency } = watch;
    return watchView(
      await putWatch(trx, { id, email, search, name, frequency, state: 'active', now: clock.now() }),
    );
  });
}
