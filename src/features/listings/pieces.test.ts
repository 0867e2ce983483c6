import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import { ownListings } from '../../../test/own-listings.ts';
import { addListing, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { stickValues } from '../../../test/stick-values.ts';
import { formatPieces } from './components/format-price.ts';
import { edit } from './edit.ts';
import { sell, setRemaining } from './move.ts';
import { countOwnListings } from './own-listing.ts';
import { publish } from './publish.ts';
import { getListing } from './read-listing.ts';
import { validateListing } from './validate-listing.ts';
import { reopen } from './reopen.ts';

const platform = await testPlatform();
await loadTowns(platform);
let viewer: Viewer;
beforeEach(async () => {
  viewer = await newAdvertiser(platform);
});

const own = (id: number) => ownListings(platform).own(viewer, id);
const of = (quantity: number) => addListing(platform, viewer, { values: { quantity: String(quantity) } });
const remain = (id: number, remaining: number) => setRemaining(platform, viewer, { id, remaining });

describe('an offer of several pieces', () => {
  test('counts down to the stated remainder within one slot, and is idempotent', async () => {
    const id = await of(20);
    expect(formatPieces(await own(id))).toBe('Kusů: 20');
    await remain(id, 18);
    expect(await remain(id, 18)).toMatchObject({ state: 'active', quantity: 20, remaining: 18 });
    expect(await getListing(platform, id)).toMatchObject({ quantity: 20, remaining: 18 });
    expect(formatPieces(await own(id))).toBe('Kusů: 20 · zbývá 18');
    expect((await countOwnListings(platform, viewer.advertiserId)).cards.used).toBe(1);
    expect(await remain(id, 19)).toMatchObject({ remaining: 19 });
  });

  test('is sold with its last piece, and that sale can be reverted as any other', async () => {
    const id = await of(2);
    await remain(id, 1);
    expect(await remain(id, 0)).toMatchObject({ state: 'sold', remaining: 0, reopenable: true });
    expect(await remain(id, 0)).toMatchObject({ state: 'sold' });
    expect(await remain(id, 1)).toMatchObject({ refused: 'listing-inactive' });
    expect(await reopen(platform, viewer, id)).toMatchObject({ state: 'active', quantity: 2, remaining: 1 });
  });

  test('sold as a whole and reverted has its previous remainder', async () => {
    const id = await of(5);
    await remain(id, 4);
    expect(await sell(platform, viewer, id, 300)).toMatchObject({ state: 'sold', remaining: 0 });
    expect(await reopen(platform, viewer, id)).toMatchObject({ state: 'active', remaining: 4 });
  });

  test('never has more pieces than at the beginning, unless it is edited', async () => {
    const id = await of(3);
    expect(await remain(id, 4)).toMatchObject({ fields: { remaining: ['Inzerát má jen 3 ks.'] } });
    await remain(id, 1);
    const draft = await filledDraft(platform, viewer, { values: { title: 'Jiná hůl 96', quantity: '3' } });
    const published = await publish(platform, viewer, draft, { several: true });
    if (isRefusal(published)) throw new Error(published.refused);
    await remain(published.id, 1);
    const asked = async (quantity: string) => {
      const { version, values } = await own(published.id);
      return edit(platform, viewer, { id: published.id, version, values: { ...values, quantity } });
    };
    expect(await asked('10')).toMatchObject({ quantity: 10, remaining: 8 });
    // Two of two are sold: a live listing still shows one as left.
    expect(await asked('2')).toMatchObject({ quantity: 2, remaining: 1 });
  });

  test('cannot be counted by someone else', async () => {
    const id = await of(3);
    const other = await newAdvertiser(platform);
    expect(await setRemaining(platform, other, { id, remaining: 1 })).toMatchObject({
      refused: 'listing-not-found',
    });
  });
});

test.each([
  ['', undefined],
  ['1', 1],
  ['20 ks', 20],
  ['999', 999],
])('"%s" pieces are accepted', async (quantity, expected) => {
  const read = await validateListing(platform.db, 'offer', { ...stickValues, quantity });
  expect(isRefusal(read) ? read : read.fields.quantity).toBe(expected);
});

test.each(['0', '1000', '-3', '2,5', 'pár', '<b>2</b>'])('"%s" pieces are refused', async (quantity) => {
  const read = await validateListing(platform.db, 'offer', { ...stickValues, quantity });
  expect(read).toMatchObject({ refused: 'invalid-input', fields: { quantity: [expect.any(String)] } });
});
