import { beforeAll, expect, it } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { pictures } from '../../../test/specimens/pictures.ts';
import { isRefusal } from '../../contract/errors.ts';
import type { ListingState } from '../listings/contract.ts';
import { addPhoto, createAlbum } from '../media/index.ts';
import { getManagedListing } from './managed-listings.ts';

const platform = await testPlatform();
let jpeg: Buffer = Buffer.alloc(0);
beforeAll(async () => {
  await loadTowns(platform);
  for await (const picture of pictures({ scene: 1, 'same floor': 0, drawing: 0, bare: 0 }))
    jpeg = picture.jpeg;
});

async function listed(state: ListingState, owner = newAdvertiser(platform)) {
  const viewer = await owner;
  const id = await addListing(platform, viewer);
  const albumId = await createAlbum(platform, platform.db, viewer.advertiserId);
  await platform.db.updateTable('listings').set({ state, album_id: albumId }).where('id', '=', id).execute();
  await addPhoto(platform, albumId, jpeg);
  return { id, viewer };
}

it(
  'an admin sees active, sold and removed listings of others with the same photo, but no demo ones',
  { timeout: 120_000 },
  async () => {
    const own = await listed('active');
    await listed('active', Promise.resolve(own.viewer));
    const others = [await listed('active'), await listed('sold'), await listed('blocked')];
    await listed('withdrawn');
    const demo = await listed('active');
    await platform.db
      .updateTable('advertisers')
      .set({ is_demo: true })
      .where('id', '=', demo.viewer.advertiserId)
      .execute();
    const seen = await getManagedListing(platform, own.id);
    if (isRefusal(seen)) throw new Error(seen.refused);
    expect(seen.copies.map(({ id, state }) => ({ id, state }))).toEqual([
      { id: others[0]?.id, state: 'active' },
      { id: others[1]?.id, state: 'sold' },
      { id: others[2]?.id, state: 'blocked' },
    ]);
    expect(seen.copies[0]?.advertiser.slug).not.toBe('');
  },
);
