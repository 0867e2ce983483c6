import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPhotos, newAlbum } from '../../test/albums.ts';
import { addListing, newAdvertiser } from '../../test/listings.ts';
import { drawnRound, entryList, lotteryAdmin, lotteryPlatform, seenRound } from '../../test/lottery.ts';
import { installCzechErrorMap } from '../contract/messages.ts';
import { loadContentFiles, saveDocument } from '../features/content/index.ts';
import { partners } from '../features/content/pages.ts';
import { commitmentOf, drawFirst, sha256 } from '../features/lottery/draw-rule.ts';
import { loadBuiltInPlaces } from '../features/places/index.ts';
import { demoMark } from '../bootstrap/demo-mark.ts';
import { demoListings, soldDemoListings } from './demo-listings.ts';
import { fillDemo } from './fill.ts';
import { removeDemo } from './remove.ts';

installCzechErrorMap();
const platform = await lotteryPlatform();
await loadBuiltInPlaces(platform);
await loadContentFiles(platform);
const some = demoListings().filter(({ daysAgo }) => daysAgo === 19);

const partnerNames = async () => (await partners(platform)).partners.map(({ name }) => name);

/** All rows, except those of append-only logs (earlier texts, change feed), and all stored files. */
async function everything() {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('content_revisions', 'listing_changes')
    order by 1`.execute(platform.db);
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select each::text as row from ${sql.table(name)} as each order by 1`.execute(platform.db);
    contents[name] = rows.map(({ row }) => row);
  }
  const folder = join(platform.config.dataDir, 'storage');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return {
    contents,
    files: files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted(),
  };
}

test('the demo has a partner and a drawn round that anybody can verify, and sends no e-mail', async () => {
  await fillDemo(platform, some);
  await platform.runJobs();
  expect(platform.emails).toEqual([]);
  expect(await partnerNames()).toEqual(['Ukázkový oddíl']);

  const round = await seenRound(platform, 'ukazkove-kolo');
  const { text } = await entryList(platform, round.slug);
  expect(round).toMatchObject({ state: 'drawn', demo: true, winners: [{ place: 1, state: 'handed-over' }] });
  expect(round.winners[0]?.name).toBeTruthy();
  expect(round.entries).toBe(some.filter(({ kind }) => kind === 'offer').length);
  expect(await sha256(text)).toBe(round.listDigest);
  expect(await commitmentOf(round.secret ?? '')).toBe(round.commitment);
  const [first] = await drawFirst(round.secret ?? '', text, 1);
  expect(round.winners[0]).toMatchObject({ listing: first?.listing, counter: first?.counter });
  await removeDemo(platform);
});

test(
  'removing the demo keeps the data of people, to the last row and file',
  { timeout: 60_000 },
  async () => {
    const person = await newAdvertiser(platform);
    await addListing(platform, person);
    await addPhotos(platform, (await newAlbum(platform)).albumId, 2);
    await drawnRound(platform, lotteryAdmin, [person]);
    const ours = { collection: 'partners', slug: 'nas-oddil' } as const;
    const source =
      '---\nname: Náš oddíl\nkind: oddíl\ntown: Brno\ndescription: Skutečný.\nsince: 2026-01-01\npaid: ne\n---\n\nHrajeme.\n';
    await saveDocument(platform, ours, source);
    const before = await everything();

    await fillDemo(platform, [...some, ...soldDemoListings()]);
    const filled = await everything();
    expect(filled.contents['listings']).not.toEqual(before.contents['listings']);
    expect(filled.files.length).toBeGreaterThan(before.files.length);

    const { accounts } = await removeDemo(platform);
    expect(accounts).toBeGreaterThan(0);
    expect(await everything()).toEqual(before);
    expect(await partnerNames()).toEqual(['Náš oddíl']);
    expect(existsSync(demoMark(platform.config))).toBe(true);
  },
);

test('keeps a demo partner that was edited into a real one', async () => {
  await fillDemo(platform, []);
  const real =
    '---\nname: FBC Brno\nkind: oddíl\ntown: Brno\ndescription: Skutečný.\nsince: 2026-01-01\npaid: ne\n---\n\nHrajeme.\n';
  await saveDocument(platform, { collection: 'partners', slug: 'ukazkovy-oddil' }, real);
  await removeDemo(platform);
  expect(await partnerNames()).toContain('FBC Brno');
});
