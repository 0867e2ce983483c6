import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { ownListings } from '../../../test/own-listings.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { getListing } from './read-listing.ts';
import { expireListings } from './feature.ts';
import { release, reserve, sell, withdraw } from './move.ts';
import { renew } from './renewal/renew.ts';
import { reopen } from './reopen.ts';
import { reserveFor } from './reserve-for.ts';

const platform = await testPlatform();
await loadTowns(platform);
const day = 86_400_000;
let viewer: Viewer;
beforeEach(async () => {
  viewer = await newAdvertiser(platform);
});

const own = (id: number) => ownListings(platform).own(viewer, id);
const daysLeft = async (id: number) =>
  (Date.parse((await own(id)).expiresAt) - platform.clock.now().getTime()) / day;

describe('a sale marked by mistake', () => {
  test('can be reverted: the offer is public as before, and its price no longer counts as a sale', async () => {
    const id = await addListing(platform, viewer);
    const { inserted } = await own(id);
    platform.clock.advance(10 * day);
    await sell(platform, viewer, id, 900);
    expect(await own(id)).toMatchObject({ state: 'sold', reopenable: true });
    expect(await reopen(platform, viewer, id)).toMatchObject({
      state: 'active',
      reopenable: false,
      inserted,
    });
    expect(await getListing(platform, id)).toMatchObject({ state: 'active' });
    expect(await daysLeft(id)).toBe(50);
    const sales = await platform.db.selectFrom('sales').where('listing_id', '=', id).selectAll().execute();
    expect(sales).toEqual([]);
    // Idempotent on a double click.
    expect(await reopen(platform, viewer, id)).toMatchObject({ state: 'active' });
    await sell(platform, viewer, id, 800);
    const sold = await platform.db.selectFrom('sales').where('listing_id', '=', id).select('price').execute();
    expect(sold).toEqual([{ price: 800 }]);
  });

  test('of a reserved offer makes it free again, and so does a reverted withdrawal', async () => {
    const id = await addListing(platform, viewer, { state: 'reserved' });
    await reserveFor(platform, viewer, { id, name: 'Petr z haly' });
    await sell(platform, viewer, id);
    expect(await own(id)).not.toHaveProperty('reservedFor.name');
    const reopened = await reopen(platform, viewer, id);
    expect(reopened).toMatchObject({ state: 'active' });
    expect(reopened).not.toHaveProperty('reservedFor.name');
    await reserve(platform, viewer, id);
    await withdraw(platform, viewer, id);
    expect(await reopen(platform, viewer, id)).toMatchObject({ state: 'active' });
  });

  test('that has expired in the meantime is public for another fortnight', async () => {
    const id = await addListing(platform, viewer);
    platform.clock.advance(50 * day);
    await sell(platform, viewer, id);
    platform.clock.advance(20 * day);
    expect(await reopen(platform, viewer, id)).toMatchObject({ state: 'active' });
    expect(await daysLeft(id)).toBe(14);
  });

  test('can be reverted for thirty days', async () => {
    const id = await addListing(platform, viewer);
    await withdraw(platform, viewer, id);
    platform.clock.advance(30 * day);
    expect(await own(id)).toMatchObject({ reopenable: true });
    platform.clock.advance(1);
    expect(await own(id)).toMatchObject({ reopenable: false });
    expect(await reopen(platform, viewer, id)).toEqual(refuse('reopen-too-late'));
  });

  test('needs a free slot, also when two are reverted at once', async () => {
    const other = await newAdvertiser(platform, 1);
    const ids = [
      await addListing(platform, other, { state: 'sold' }),
      await addListing(platform, other, { state: 'sold' }),
    ];
    const answers = await Promise.all(ids.map((id) => reopen(platform, other, id)));
    expect(answers.filter(isRefusal)).toEqual([refuse('card-limit-reached')]);
  });

  test('cannot be reverted by someone else, nor can a removal by an admin or an expiry', async () => {
    const id = await addListing(platform, viewer, { state: 'sold' });
    expect(await reopen(platform, await newAdvertiser(platform), id)).toEqual(refuse('listing-not-found'));
    for (const state of ['blocked', 'expired', 'resting'] as const) {
      const other = await addListing(platform, viewer, { state });
      expect(await reopen(platform, viewer, other)).toEqual(refuse('listing-inactive'));
    }
  });
});

describe('a reservation for somebody', () => {
  test('by a name is visible to its advertiser only', async () => {
    const id = await addListing(platform, viewer);
    expect(await reserveFor(platform, viewer, { id, name: 'Petr z haly' })).toMatchObject({
      state: 'reserved',
      reservedFor: { name: 'Petr z haly' },
    });
    const seen = await getListing(platform, id);
    expect(seen).toMatchObject({ state: 'reserved' });
    expect(JSON.stringify(seen)).not.toContain('Petr z haly');
    await reserveFor(platform, viewer, { id });
    expect(await own(id)).not.toHaveProperty('reservedFor.name');
    expect(await reserveFor(platform, await newAdvertiser(platform), { id, name: 'x' })).toEqual(
      refuse('listing-not-found'),
    );
  });

  test('ends with its release; a new reservation has no person until one is named', async () => {
    const id = await addListing(platform, viewer);
    await reserveFor(platform, viewer, { id, name: 'Petr' });
    await release(platform, viewer, id);
    expect(await reserve(platform, viewer, id)).not.toHaveProperty('reservedFor.name');
    await reserveFor(platform, viewer, { id, name: 'Petr' });
    platform.clock.advance(61 * day);
    await expireListings(platform);
    await renew(platform, viewer, id);
    expect(await reserve(platform, viewer, id)).not.toHaveProperty('reservedFor.name');
  });

  test('cannot be for a conversation about another listing, nor about an ended one', async () => {
    const id = await addListing(platform, viewer);
    expect(await reserveFor(platform, viewer, { id, conversationId: platform.ids.uuid() })).toMatchObject({
      refused: 'invalid-input',
    });
    expect(await own(id)).toMatchObject({ state: 'active' });
    const sold = await addListing(platform, viewer, { state: 'sold' });
    expect(await reserveFor(platform, viewer, { id: sold, name: 'x' })).toEqual(refuse('listing-inactive'));
  });
});
