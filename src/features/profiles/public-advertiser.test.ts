import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../contract/errors.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { setPublicName } from '../accounts/index.ts';
import { listAdvertiserListings, publicAdvertiser, saveProfile } from './get-profile.ts';
import { updateProfile } from './db.ts';

const platform = await testPlatform();
await loadTowns(platform);
const minute = 60_000;

async function advertiserWithSlug() {
  const viewer = await newAdvertiser(platform, 100);
  const { slug } = await platform.db
    .selectFrom('advertisers')
    .where('id', '=', viewer.advertiserId)
    .select('slug')
    .executeTakeFirstOrThrow();
  return { viewer, slug };
}

describe('a public page', () => {
  it('shows only what its owner publishes: no email, a verified public phone, a trader’s address', async () => {
    const { viewer, slug } = await advertiserWithSlug();
    const form = { placeShown: 'exact', companyId: '27074358', companyName: 'Palice s.r.o.' } as const;
    const address = { street: 'Halova 3', city: 'Brno', postcode: '602 00', vatId: 'CZ27074358' };
    await updateProfile(platform.db, viewer.advertiserId, {
      phone: '+420777123456',
      other_email: 'x@example.cz',
    });
    await saveProfile(platform, viewer, {
      ...form,
      ...address,
      sellsAs: 'private',
      phoneShown: 'no',
      fullName: 'Tomáš Veselý',
    });
    const before = await publicAdvertiser(platform, slug);
    expect(before).toMatchObject({ name: 'Tomáš V.', trader: false, seat: undefined, phone: undefined });
    expect(JSON.stringify(before)).not.toMatch(/@|Veselý|Halova|777/);
    await saveProfile(platform, viewer, { ...form, ...address, sellsAs: 'trader', phoneShown: 'yes' });
    expect(await publicAdvertiser(platform, slug)).toMatchObject({
      trader: true,
      phone: undefined,
      companyName: 'Palice s.r.o.',
      companyId: '27074358',
      vatId: 'CZ27074358',
      seat: 'Halova 3, 602 00 Brno',
    });
    await updateProfile(platform.db, viewer.advertiserId, { phone_verified_at: platform.clock.now() });
    expect(await publicAdvertiser(platform, slug)).toMatchObject({ phone: '+420777123456' });
  });

  it('is found by a former slug', async () => {
    const { viewer, slug } = await advertiserWithSlug();
    const named = await setPublicName(platform.db, viewer.advertiserId, 'Karel Novák', platform.clock.now());
    expect(named.slug).not.toBe(slug);
    expect(await publicAdvertiser(platform, slug)).toMatchObject({ slug: named.slug, name: 'Karel N.' });
  });

  it('is not found for an unknown slug, and gone for a blocked advertiser', async () => {
    const { viewer, slug } = await advertiserWithSlug();
    expect(await publicAdvertiser(platform, 'nikdo-000000')).toMatchObject({ refused: 'not-found' });
    await updateProfile(platform.db, viewer.advertiserId, { blocked_at: platform.clock.now() });
    expect(await publicAdvertiser(platform, slug)).toMatchObject({ refused: 'advertiser-gone' });
    expect(await listAdvertiserListings(platform, { slug, kind: 'offer' })).toMatchObject({
      refused: 'advertiser-gone',
    });
  });

  it('pages through all live listings of a kind once, newest first, despite new publications', async () => {
    const { viewer, slug } = await advertiserWithSlug();
    for (let listing = 0; listing < 30; listing += 1) {
      await addListing(platform, viewer);
      // Several listings have the same timestamp.
      if (listing % 3 === 0) platform.clock.advance(minute);
    }
    await addListing(platform, viewer, { state: 'sold' });
    await addListing(platform, viewer, { state: 'blocked' });
    const first = await listAdvertiserListings(platform, { slug, kind: 'offer' });
    if (isRefusal(first)) throw new Error(first.refused);
    await addListing(platform, viewer, { inserted: new Date(platform.clock.now().getTime() + minute) });
    const second = await listAdvertiserListings(platform, { slug, kind: 'offer', cursor: first.next });
    if (isRefusal(second)) throw new Error(second.refused);
    expect([first.items.length, second.items.length, second.offset, second.next]).toEqual([
      24,
      6,
      24,
      undefined,
    ]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(await listAdvertiserListings(platform, { slug, kind: 'demand' })).toMatchObject({
      items: [],
      total: 0,
    });
  });
});
