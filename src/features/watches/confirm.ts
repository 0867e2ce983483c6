import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Watch } from './contract.ts';
import { countWatches, findWatch, putWatch, sameWatch } from './db.ts';
import { byKey } from './keys.ts';
import { refuseMoreWatches } from './policy.ts';
import { watchView } from './views.ts';

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
