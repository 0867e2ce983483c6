import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { addFailedJob } from '../../../test/queue-state.ts';
import { addRefusedEmail } from '../../platform/mail/refused-emails.ts';
import { countAdminWork, getAdminStatistics } from './admin.ts';
import { countDays } from './db-admin.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { db, queue, clock } = platform;
const now = clock.now();
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let reports = 0;
const report = (subject: string, at: Date) =>
  db
    .insertInto('reports')
    .values({
      key_hash: `key ${(reports += 1)}`,
      subject,
      advertiser_id: null,
      title: 'Hůl',
      content: '',
      photo: null,
      reason: 'fraud',
      explanation: 'Nepřišla.',
      sender_name: null,
      sender_email: null,
      sender_id: null,
      client: 'client',
      created_at: at,
    })
    .execute();

test('a reported subject is as old as its oldest report', async () => {
  await report('listing:1', hoursAgo(2));
  await report('listing:2', hoursAgo(2));
  await report('listing:2', hoursAgo(50));
  await report('listing:3', hoursAgo(80));
  expect((await countAdminWork(platform, { admin: true })).reports).toEqual({
    day: 1,
    threeDays: 1,
    older: 1,
  });
});

test('failed jobs and delayed emails are counted separately', async () => {
  await addFailedJob(db, queue);
  await addFailedJob(db, queue, { attempts: 3 });
  await addFailedJob(db, queue, { attempts: 7 });
  expect((await countAdminWork(platform, { admin: true })).jobs).toEqual({ failed: 1, delayedEmails: 2 });
});

test('emails refused for good in the last seven days are counted, with the domain that refused most', async () => {
  const refused = async () => (await getAdminStatistics(platform)).refusedEmails;
  expect(await refused()).toEqual({ count: 0 });
  const add = (domain: string, days: number) =>
    addRefusedEmail(db, { to: `eva@${domain}`, answer: '550 No', at: hoursAgo(24 * days) });
  for (const [domain, days] of [
    ['Post.example', 1],
    ['mail.example', 2],
    ['post.example', 6],
    ['mail.example', 8],
  ] as const)
    await add(domain, days);
  expect(await refused()).toEqual({ count: 3, worst: { domain: 'post.example', count: 2 } });
});

test('days are whole days in Prague, without gaps', async () => {
  const owner = await newAdvertiser(platform);
  const offer = await addListing(platform, owner);
  const at = (created: string) =>
    db
      .updateTable('listings')
      .where('id', '=', offer)
      .set({ created: new Date(created) })
      .execute();
  const counts = async () => {
    const days = await countDays(db, new Date('2026-03-20T12:00:00Z'));
    expect(days.map(({ day }) => day)).toHaveLength(14);
    expect([days[0]?.day, days[13]?.day]).toEqual(['2026-03-06', '2026-03-19']);
    return days.filter(({ listings }) => listings > 0).map(({ day }) => day);
  };
  await at('2026-03-18T22:59:00Z');
  expect(await counts()).toEqual(['2026-03-18']);
  await at('2026-03-18T23:01:00Z');
  expect(await counts()).toEqual(['2026-03-19']);
  await at('2026-03-19T23:01:00Z');
  expect(await counts()).toEqual([]);
});

test('the funnel counts recent drafts, a published one in every step, and messages of the last day', async () => {
  const { advertiserId } = await newAdvertiser(platform, 9);
  const draft = async (
    values: object,
    { published, begun = hoursAgo(3) }: { published?: number; begun?: Date } = {},
  ) => {
    const album = platform.ids.uuid();
    await db
      .insertInto('albums')
      .values({ id: album, advertiser_id: advertiserId, created_at: begun })
      .execute();
    await db
      .insertInto('listing_drafts')
      .values({
        id: platform.ids.uuid(),
        advertiser_id: advertiserId,
        kind: 'offer',
        album_id: album,
        values: JSON.stringify(values),
        published_listing_id: published ?? null,
        created_at: begun,
        updated_at: begun,
      })
      .execute();
  };
  await draft({});
  await draft({ title: 'Hůl' });
  await draft({ title: 'Hůl' }, { published: 1 });
  await draft({ title: 'Stará' }, { begun: hoursAgo(24 * 8) });
  for (const created_at of [hoursAgo(2), hoursAgo(30)])
    await db
      .insertInto('operator_messages')
      .values({
        id: platform.ids.uuid(),
        topic: 'question',
        sender_name: 'Eva',
        sender_email: 'eva@example.cz',
        message: 'Dobrý den, jak se tu platí?',
        client: 'client',
        created_at,
      })
      .execute();
  const { funnel, machine, operatorMessages } = await getAdminStatistics(platform);
  expect(operatorMessages).toBe(1);
  expect(funnel).toEqual({ begun: 3, named: 2, photographed: 1, published: 1 });
  expect(machine.database).toBeGreaterThan(1_000_000);
  expect(machine.index).toBeUndefined();
});
