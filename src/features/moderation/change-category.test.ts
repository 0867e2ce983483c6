import { beforeAll, expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { lastActions } from '../audit/db.ts';
import { getListing } from '../listings/read-listing.ts';
import { changeCategory } from './change-category.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const move = (id: number, category: string) =>
  changeCategory(platform, admin, { id, category, reason: 'je to jen tyč bez čepele' });
const shown = async (id: number) => {
  const { category, attributes } = given(await getListing(platform, id));
  return { category, labels: attributes.map(({ label }) => label) };
};
const traits = (id: number) =>
  platform.db
    .selectFrom('listings')
    .where('id', '=', id)
    .select(['marks', 'filter_choices', 'filter_from', 'attributes'])
    .executeTakeFirstOrThrow();

test('a moved listing shows the attributes its new category has, and moving back loses nothing', async () => {
  const viewer = await newAdvertiser(platform);
  const id = await addListing(platform, viewer);
  const [before, read] = [await shown(id), await traits(id)];
  expect(await move(id, 'shafty')).toMatchObject({ category: 'shafty' });
  const moved = await shown(id);
  expect(moved.category).toBe('shafty');
  expect(moved.labels.length).toBeGreaterThan(0);
  expect(moved.labels.length).toBeLessThan(before.labels.length);
  expect((await traits(id)).filter_from).not.toEqual(read.filter_from);
  await move(id, 'florbalky');
  expect(await shown(id)).toEqual(before);
  expect(await traits(id)).toEqual(read);
});

test('the advertiser is emailed once about the move and its reason, and the audit log records it', async () => {
  const viewer = await newAdvertiser(platform);
  const id = await addListing(platform, viewer);
  await Promise.all([move(id, 'shafty'), move(id, 'shafty')]);
  await platform.runJobs();
  const emails = platform.emails.filter(({ to }) => to === viewer.email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Inzerát „Unihoc Epic 26, 96 cm“ je v jiné kategorii',
  ]);
  for (const word of ['Florbalky', 'Shafty', 'je to jen tyč bez čepele'])
    expect(emails[0]?.text).toContain(word);
  const [action] = await lastActions(platform.db, { subject: `listing:${id}`, atMost: 1 });
  expect(action).toMatchObject({
    action: 'change-category',
    reason: 'je to jen tyč bez čepele (Florbalky → Shafty)',
  });
});

test('a concurrent or outdated move is reported to the admin', async () => {
  const id = await addListing(platform, await newAdvertiser(platform));
  await move(id, 'shafty');
  const second = { id, reason: 'je to jen tyč' };
  for (const body of [
    { ...second, category: 'shafty' },
    { ...second, from: 'florbalky', category: 'cepele' },
  ])
    expect(await changeCategory(platform, admin, body)).toMatchObject({ refused: 'done-already' });
  expect((await shown(id)).category).toBe('shafty');
});

test('moving to the current category is refused next to the field', async () => {
  const id = await addListing(platform, await newAdvertiser(platform));
  const same = { id, reason: 'je to jen tyč', from: 'florbalky', category: 'florbalky' };
  expect(await changeCategory(platform, admin, same)).toMatchObject({
    refused: 'invalid-input',
    fields: { category: ['V této kategorii inzerát už je. Vyber jinou.'] },
  });
});

test.each(['hokejky', 'brankarska-vystroj', ''])(
  'nothing moves to „%s“, which holds no listings',
  async (slug) => {
    const id = await addListing(platform, await newAdvertiser(platform));
    const answer = await move(id, slug);
    expect(isRefusal(answer) && answer).toMatchObject({
      refused: 'invalid-input',
      fields: { category: expect.any(Array) },
    });
  },
);
