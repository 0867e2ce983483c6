import { beforeEach, describe, expect, test } from 'vitest';
import { crashAfterSending, openMailServer, retryNow } from '../../../test/mail-server.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { findOrCreateAdvertiser } from '../accounts/index.ts';
import { lastActions } from '../audit/db.ts';
import type { Cell } from '../list-export.ts';
import { termsNoticesFeature } from './feature.ts';
import { deliveriesExport } from './list-export.ts';
import { closeNotice, getNotice, ownNotices } from './views.ts';
import { pauseNotice, saveNotice, sendNotice, testNotice, writeNotice } from './write.ts';

const bare = await testPlatform();
const server = await openMailServer(bare);
const { mail, received, addressees } = server;
const platform = { ...bare, mail, config: { ...bare.config, newsletterPerMinute: 3 } };
const { db } = platform;
const admin = { advertiserId: bare.ids.uuid(), email: 'spravce@example.cz', admin: true };
const day = 86_400_000;
const reason = 'nové podmínky od ledna';
const written = {
  concerns: 'terms' as const,
  summary: 'Inzerát zůstane zveřejněný **90 dní**. Více [v nápovědě](/faq).',
  effectiveOn: '2026-06-01',
};

beforeEach(async () => {
  await db.deleteFrom('terms_notices').execute();
  await db.deleteFrom('advertisers').execute();
  received.length = 0;
  server.down = false;
  platform.clock.set(new Date('2026-05-04T10:00:00Z'));
});

const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.cz`);
async function accounts(...emails: string[]) {
  const viewers: Viewer[] = [];
  for (const email of emails) {
    const details = { email, verified: true, publicName: 'Tomáš V.' };
    const { id } = await findOrCreateAdvertiser(db, platform, details);
    viewers.push({ advertiserId: id, email, admin: false });
  }
  return viewers;
}
async function sent(): Promise<string> {
  const { id, version } = given(await writeNotice(platform, admin, written));
  given(await sendNotice(platform, admin, { id, version, reason }));
  return id;
}

const jobsOf = (at: typeof platform) => termsNoticesFeature.jobs?.(at) ?? {};
const runJobs = (at = platform) => platform.runJobs(jobsOf(at));
const scheduled = (name: string) =>
  termsNoticesFeature
    .schedule?.(platform)
    .find((work) => work.name === name)
    ?.run();
const tick = () => scheduled('queue-terms-notices');
async function minutes(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    platform.clock.advance(60_000);
    await tick();
    await runJobs();
  }
}
const pause = (id: string, paused: boolean) => pauseNotice(platform, admin, { id, paused, reason });
const stateOf = async (id: string) => given(await getNotice(platform, admin, id));
async function proofOf(id: string) {
  const rows: (readonly Cell[])[] = [];
  for await (const row of deliveriesExport.rows(platform, admin, { of: id })) rows.push(row);
  return rows;
}

describe('a notice to all accounts', () => {
  test('is sent to each once at the configured rate, and the proof lists every delivery', async () => {
    await accounts(...five);
    const id = await sent();
    await minutes(1);
    expect(received).toHaveLength(3);
    expect(await stateOf(id)).toMatchObject({ state: 'sending', progress: { waiting: 2, taken: 3 } });
    await minutes(3);
    expect(addressees()).toEqual(five);
    expect(await stateOf(id)).toMatchObject({
      state: 'sent',
      progress: { recipients: 5, taken: 5, late: 0 },
    });
    const proof = await proofOf(id);
    expect(new Set(proof.map(([, , email]) => email))).toEqual(new Set(five));
    const identities = received.map(({ messageId }) => messageId);
    expect(new Set(proof.map((row) => row[5]))).toEqual(new Set(identities));
    for (const row of proof) expect(row[3]).toBe('převzal poštovní server');
    expect(received[0]?.subject?.replaceAll('\u00a0', ' ')).toBe(
      'Od 1. června 2026 se mění obchodní podmínky',
    );
    expect(received[0]?.text?.replaceAll('\u00a0', ' ')).toContain(
      `v nápovědě (${platform.config.appUrl}/faq)`,
    );
    expect(received[0]?.html).toContain('<strong>90');
  });

  test('is sent to blocked accounts and unproven addresses, but not to demo ones or those being deleted', async () => {
    const [demo, blocked, leaving, unproven] = await accounts(...five.slice(0, 4));
    const change = (viewer: typeof demo, values: object) =>
      db
        .updateTable('advertisers')
        .where('id', '=', viewer?.advertiserId ?? '')
        .set(values)
        .execute();
    await change(demo, { is_demo: true });
    await change(blocked, { blocked_at: platform.clock.now() });
    await change(unproven, { email_verified_at: null });
    const now = platform.clock.now();
    await db
      .insertInto('account_leavings')
      .values({ advertiser_id: leaving?.advertiserId ?? '', asked_at: now, goes_at: now, withdrawn: [] })
      .execute();
    await sent();
    await minutes(1);
    expect(addressees()).toEqual(['b@example.cz', 'd@example.cz']);
  });

  test('skips accounts created later, and one deleted before its turn, whose proof stays', async () => {
    const [gone] = await accounts(...five);
    const id = await sent();
    await accounts('pozde@example.cz');
    await db
      .deleteFrom('advertisers')
      .where('id', '=', gone?.advertiserId ?? '')
      .execute();
    await minutes(3);
    expect(addressees()).toEqual(five.slice(1));
    expect(await stateOf(id)).toMatchObject({
      state: 'sent',
      progress: { recipients: 5, taken: 4, skipped: 1 },
    });
  });

  test('counts refusing mailboxes, and does not retry them', async () => {
    await accounts('neni@example.cz', 'a@example.cz');
    const id = await sent();
    await minutes(2);
    expect(addressees()).toEqual(['a@example.cz']);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', progress: { taken: 1, refused: 1 } });
  });

  test('stops when paused, including queued deliveries, and resumes with the remaining ones', async () => {
    await accounts(...five);
    const id = await sent();
    await minutes(1);
    await tick();
    given(await pause(id, true));
    await runJobs();
    await minutes(2);
    expect(received).toHaveLength(3);
    expect(await stateOf(id)).toMatchObject({ state: 'paused', progress: { waiting: 2 } });
    expect(await pause(id, true)).toMatchObject({ refused: 'terms-notice-closed' });
    given(await pause(id, false));
    await minutes(2);
    expect(addressees()).toEqual(five);
  });

  test('survives days without a mail server: each is sent once, and late ones are counted as late', async () => {
    await accounts(...five);
    const id = await sent();
    server.down = true;
    await expect(minutes(1)).rejects.toThrow('451');
    await minutes(1).catch(() => undefined);
    expect(await stateOf(id)).toMatchObject({ progress: { waiting: 5, taken: 0 } });
    platform.clock.advance(14 * day);
    await tick();
    server.down = false;
    await retryNow(platform);
    await runJobs();
    await minutes(2);
    expect(addressees()).toEqual(five);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', progress: { taken: 5, late: 5 } });
  });

  test('repeats an email with the same Message-ID after a crash before the delivery was marked as sent', async () => {
    await accounts('a@example.cz');
    const id = await sent();
    await tick();
    await expect(runJobs({ ...platform, mail: crashAfterSending(mail) })).rejects.toThrow('killed');
    await retryNow(platform);
    await runJobs();
    expect(received).toHaveLength(2);
    expect(received[1]?.messageId).toBe(received[0]?.messageId);
    expect(await stateOf(id)).toMatchObject({ progress: { recipients: 1, taken: 1 } });
  });

  test('is sent once with concurrent schedulers and workers', async () => {
    await accounts(...five.slice(0, 3));
    await sent();
    await Promise.all([tick(), tick(), tick()]);
    await Promise.all([runJobs(), runJobs()]);
    expect(addressees()).toEqual(five.slice(0, 3));
  });
});

describe('an administrator', () => {
  test('cannot announce a change less than fifteen days ahead, nor send a notice that has become late', async () => {
    expect(await writeNotice(platform, admin, { ...written, effectiveOn: '2026-05-18' })).toMatchObject({
      refused: 'invalid-input',
      fields: { effectiveOn: [expect.stringContaining('nejdřív od')] },
    });
    const { id, version } = given(
      await writeNotice(platform, admin, { ...written, effectiveOn: '2026-05-19' }),
    );
    platform.clock.advance(day);
    expect(await sendNotice(platform, admin, { id, version, reason })).toMatchObject({
      refused: 'terms-notice-too-late',
    });
  });

  test('sends only the reviewed version, once, and leaves who, when and why in the audit log', async () => {
    await accounts('a@example.cz');
    const { id, version } = given(await writeNotice(platform, admin, written));
    const newer = given(await saveNotice(platform, admin, { ...written, id, version }));
    const closed = { refused: 'terms-notice-closed' };
    expect(await sendNotice(platform, admin, { id, version, reason })).toMatchObject(closed);
    given(await sendNotice(platform, admin, { id, version: newer.version, reason }));
    expect(await sendNotice(platform, admin, { id, version: newer.version, reason })).toMatchObject(closed);
    expect(await saveNotice(platform, admin, { ...written, id, version: newer.version })).toMatchObject(
      closed,
    );
    const [noted] = await lastActions(db, { atMost: 1 });
    expect(noted).toMatchObject({ action: 'send-terms-notice', subject: `terms-notice:${id}` });
    expect(noted?.reason).toMatch(/^nové podmínky od ledna \(.*, účtů 1\)$/);
  });

  test('can send a test notice only to their own mailbox', async () => {
    await accounts(...five);
    const { id } = given(await writeNotice(platform, admin, written));
    given(await testNotice(platform, admin, id));
    await minutes(1);
    expect(platform.emails).toMatchObject([
      { to: admin.email, subject: expect.stringMatching(/^Zkouška: Od/) },
    ]);
    expect(received).toEqual([]);
  });
});

describe('in the account', () => {
  test('it is shown until it is closed or its day passes, and the first display is part of the proof', async () => {
    const [reader, other] = await accounts('a@example.cz', 'b@example.cz');
    if (!reader || !other) throw new Error('nobody to read');
    const id = await sent();
    expect(await ownNotices(platform, reader, true)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ progress: { seen: 0 } });
    const first = platform.clock.now();
    expect(await ownNotices(platform, reader, false)).toMatchObject([
      { id, html: expect.stringContaining('90') },
    ]);
    platform.clock.advance(day);
    await ownNotices(platform, reader, false);
    expect(await stateOf(id)).toMatchObject({ progress: { seen: 1 } });
    expect((await proofOf(id)).find(([, , email]) => email === reader.email)?.[6]).toEqual(first);
    expect(await closeNotice(platform, reader, id)).toEqual({ closed: true });
    expect(await ownNotices(platform, reader, false)).toEqual([]);
    expect(await ownNotices(platform, other, false)).toHaveLength(1);
    platform.clock.set(new Date('2026-06-01T22:30:00Z'));
    expect(await ownNotices(platform, other, false)).toEqual([]);
  });

  test('an account created later has no notice to read or close', async () => {
    await accounts('a@example.cz');
    const id = await sent();
    const [late] = await accounts('pozde@example.cz');
    if (!late) throw new Error('nobody to read');
    expect(await ownNotices(platform, late, false)).toEqual([]);
    expect(await closeNotice(platform, late, id)).toMatchObject({ refused: 'not-found' });
  });
});
