import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../../contract/endpoint.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import type { ListingState } from '../../listings/contract.ts';
import { addFavourites } from '../favourites.ts';
import { type Favourite, changeOf, seenAfter } from './favourite-change.ts';
import { notifyOwners } from './notify.ts';
import { endNotes, setNotes } from './preferences.ts';

const platform = await testPlatform();
await loadTowns(platform);
const seller = await newAdvertiser(platform, 1_000);
let fan: Viewer;
beforeEach(async () => {
  fan = await newAdvertiser(platform);
});

async function favourite(values = {}) {
  const id = await addListing(platform, seller, values);
  await addFavourites(platform, fan, [id]);
  return id;
}

const change = (id: number, set: { price?: number; state?: 'active' | 'reserved' | 'sold' }) =>
  platform.db.updateTable('listings').set(set).where('id', '=', id).execute();

/** All emails sent to the fan so far. */
async function emails() {
  await notifyOwners(platform);
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === fan.email);
}

describe('an email about favourites', () => {
  test('notifies once of a lower price, with the old and the new one', async () => {
    const id = await favourite();
    expect(await emails()).toHaveLength(0);
    await change(id, { price: 1_200 });
    const [email, ...more] = await emails();
    expect(more).toHaveLength(0);
    expect(email?.subject).toBe('Zlevněno: Unihoc Epic 26, 96 cm');
    expect(email?.text).toContain('nově 1\u00a0200\u00a0Kč, dřív 1\u00a0490\u00a0Kč');
    expect(await emails()).toHaveLength(1);
  });

  test('combines all changes since the last run', async () => {
    const [cheaper, free] = [await favourite(), await favourite({ state: 'reserved' })];
    await change(cheaper, { price: 900 });
    await change(free, { state: 'active' });
    const all = await emails();
    expect(all.map(({ subject }) => subject)).toEqual(['2 novinky u oblíbených inzerátů']);
    expect(all[0]?.text).toContain('zase volné');
  });

  test('is not sent when a price rises and then returns to the previous value', async () => {
    const id = await favourite();
    await change(id, { price: 1_900 });
    await emails();
    await change(id, { price: 1_490 });
    expect(await emails()).toHaveLength(0);
  });

  test('is not sent about sold listings, nor to their advertiser', async () => {
    const id = await favourite();
    await addFavourites(platform, seller, [id]);
    await change(id, { price: 900, state: 'sold' });
    expect(await emails()).toHaveLength(0);
    expect(platform.emails.filter(({ to }) => to === seller.email)).toHaveLength(0);
  });

  test('is not sent to an unproven address', async () => {
    await platform.db
      .updateTable('advertisers')
      .set({ email_verified_at: null })
      .where('id', '=', fan.advertiserId)
      .execute();
    await change(await favourite(), { price: 900 });
    expect(await emails()).toHaveLength(0);
  });

  test('is turned off by its key, permanently, and turned on again on the page', async () => {
    const id = await favourite();
    await change(id, { price: 1_000 });
    const [email] = await emails();
    const key = /\/oblibene\/([\w-]+)\/odhlasit/.exec(email?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await endNotes(platform, key)).toEqual({ wanted: false });
    await change(id, { price: 900 });
    expect(await emails()).toHaveLength(1);
    await setNotes(platform, fan, true);
    await change(id, { price: 800 });
    expect(await emails()).toHaveLength(2);
    expect(await endNotes(platform, 'x'.repeat(43))).toMatchObject({ refused: 'link-not-valid' });
  });

  test('is sent once after a crash before the changes were deleted, and with concurrent runs', async () => {
    const id = await favourite();
    await change(id, { price: 700 });
    const before = await platform.db.selectFrom('favourite_news').selectAll().execute();
    await Promise.all([notifyOwners(platform), notifyOwners(platform)]);
    // Restores the changes, as if the last step had failed.
    await platform.db
      .insertInto('favourite_news')
      .values(before.map(({ listing_id }) => ({ listing_id })))
      .execute();
    expect(await emails()).toHaveLength(1);
  });
});

test('each new lowest price is notified exactly once, whatever the order of changes and runs', () => {
  const price = fc.integer({ min: 0, max: 9 });
  const state = fc.constantFrom<ListingState>('active', 'reserved', 'sold');
  const step = fc.record({ price, state, look: fc.boolean() }, { requiredKeys: ['look'] });
  fc.assert(
    fc.property(price, fc.array(step), (first, steps) => {
      let kept: Favourite = { price: first, state: 'active', priceSeen: first, stateSeen: 'active' };
      let lowest = first;
      for (const { look, ...then } of [...steps, { look: true }]) {
        kept = { ...kept, ...then };
        if (!look) continue;
        const cheaper = kept.price !== null && kept.price < lowest;
        expect(changeOf(kept)?.cheaperFrom).toBe(cheaper && kept.state !== 'sold' ? lowest : undefined);
        lowest = Math.min(lowest, kept.price ?? lowest);
        kept = { ...kept, ...seenAfter(kept) };
        expect(changeOf(kept)).toBeUndefined();
      }
    }),
  );
});
