import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { readHome } from './feature.ts';

const platform = await testPlatform();
await loadTowns(platform);
const club = await newAdvertiser(platform, 100);
const player = await newAdvertiser(platform);

async function add(viewer: typeof club, title: string): Promise<void> {
  platform.clock.advance(60_000);
  await addListing(platform, viewer, { values: { title } });
}
const newest = async () => (await readHome(platform)).newest.map(({ title }) => title);

test('a club’s bulk offer fills the newest offers only where nobody else has any', async () => {
  for (const number of [1, 2, 3]) await add(player, `Hůl hráče ${number}`);
  for (let number = 1; number <= 12; number += 1) await add(club, `Hůl klubu ${number}`);
  const clubs = [12, 11, 10, 9, 8, 7, 6, 5].map((number) => `Hůl klubu ${number}`);
  expect(await newest()).toEqual([...clubs, 'Hůl hráče 3', 'Hůl hráče 2']);
  for (let each = 1; each <= 4; each += 1) {
    const other = await newAdvertiser(platform);
    await add(other, `Hůl jiného ${each}a`);
    await add(other, `Hůl jiného ${each}b`);
  }
  const shown = await newest();
  expect(shown).toHaveLength(10);
  expect(shown.filter((title) => title.startsWith('Hůl klubu'))).toEqual(['Hůl klubu 12', 'Hůl klubu 11']);
});
