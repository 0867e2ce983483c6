import { beforeAll, expect, it } from 'vitest';
import { addPhotos } from '../../../test/albums.ts';
import { loadTowns } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import { decideNow, keyIn, reason, reporting, rule, subjectOf } from '../../../test/reports.ts';
import { createAlbum } from '../media/index.ts';
import { removeListing } from '../moderation/remove.ts';
import { getReportedContent } from './admin-views.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));
const { admin, caseOf, emailsTo, owned, reported } = reporting(platform);
const change = (id: number, set: { price?: number; title?: string }) =>
  platform.db.updateTable('listings').set(set).where('id', '=', id).execute();
const evidence = async (id: number) => {
  const { snapshot, changed } = given(await getReportedContent(platform, admin, subjectOf(id)));
  return { ...snapshot, changed };
};

it('a case shows price, parameters and place as they were reported, and that they were changed since', async () => {
  const { id } = await owned();
  await reported(id);
  const before = await evidence(id);
  expect(before).toMatchObject({ of: 'report', changed: false });
  const labels = before.facts?.map(({ label }) => label) ?? [];
  for (const label of ['Cena', 'Stav', 'Značka', 'Místo']) expect(labels).toContain(label);
  await change(id, { price: 7 });
  expect(await evidence(id)).toEqual({ ...before, changed: true });
});

it('a listing removed without a report is shown as it was then', async () => {
  const { id } = await owned();
  given(await removeListing(platform, admin, { id, reason, rule, source: 'own' }));
  await change(id, { price: 7, title: 'Něco úplně jiného' });
  const seen = await evidence(id);
  expect(seen).toMatchObject({ of: 'decision', title: 'Unihoc Epic 26, 96 cm' });
  expect(seen.facts?.find(({ label }) => label === 'Cena')?.value).not.toContain('7 Kč');
});

it('both sides see the title as reported; only the advertiser sees photos of a removed listing', async () => {
  const { id, viewer } = await owned();
  const albumId = await createAlbum(platform, platform.db, viewer.advertiserId);
  await addPhotos(platform, albumId, 2);
  await platform.db.updateTable('listings').set({ album_id: albumId }).where('id', '=', id).execute();
  const { key } = await reported(id);
  expect(given(await caseOf(key)).photos).toHaveLength(2);
  given(
    await decideNow(platform, admin, {
      subject: subjectOf(id),
      action: 'removed',
      reason,
      rule,
      upTo: 2 ** 31 - 1,
    }),
  );
  await change(id, { title: 'Něco úplně jiného' });
  const title = 'Unihoc Epic 26, 96 cm';
  expect(await caseOf(key)).toMatchObject({ title, photos: [] });
  const advertisers = keyIn((await emailsTo(viewer.email)).at(-1)?.text);
  expect(await caseOf(advertisers)).toMatchObject({
    title,
    side: 'advertiser',
    photos: [expect.any(String), expect.any(String)],
  });
  expect(await caseOf(String(id), viewer)).toMatchObject({ title });
});
