import type { Email } from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { crashAfterSending, openMailServer, retryNow } from '../../../test/mail-server.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import { newsletterOfKey, unsubscribe, setOwnNewsletter } from './subscriptions.ts';
import { newsletterJobs, newsletterSchedule } from './feature.ts';
import { findByAddress, newsletterOverview } from './views.ts';
import { pauseIssue, sendIssue } from './send.ts';
import { saveIssue, testIssue, writeIssue } from './write.ts';

const bare = await testPlatform();
const server = await openMailServer(bare);
const { mail, received, addressees } = server;
const platform = { ...bare, mail, config: { ...bare.config, newsletterPerMinute: 3 } };
const admin: Viewer = { advertiserId: bare.ids.uuid(), email: 'spravce@example.cz', admin: true };

beforeEach(async () => {
  await platform.db.deleteFrom('newsletter_letters').execute();
  await platform.db.deleteFrom('newsletter_subscribers').execute();
  received.length = 0;
  platform.emails.length = 0;
  server.down = false;
  platform.clock.set(new Date('2026-05-04T10:00:00Z'));
});

async function readers(...emails: string[]): Promise<void> {
  for (const email of emails) await setOwnNewsletter(platform, { email }, true);
}

async function written(subject = 'Novinky května') {
  const body = 'Přibyla **mapa**, najdeš ji [tady](/mapa-nabidek).\n\n- první\n- druhá';
  return writeIssue(platform, admin, { subject, body });
}

async function sent(subject?: string): Promise<string> {
  const { id, version } = await written(subject);
  const answer = await sendIssue(platform, admin, { id, version, reason: 'květnový newsletter' });
  if (isRefusal(answer)) throw new Error(answer.refused);
  return id;
}

const runJobs = () => platform.runJobs(newsletterJobs(platform));
async function minute(): Promise<void> {
  platform.clock.advance(60_000);
  await newsletterSchedule(platform)
    .find(({ name }) => name === 'queue-newsletter')
    ?.run();
  await runJobs();
}
async function minutes(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await minute();
}

const header = (message: Email | undefined, name: string) =>
  message?.headers.find(({ key }) => key === name)?.value;
const keyIn = (message: Email | undefined) =>
  /\/newsletters\/([\w-]{43})\/sign-out/.exec(message?.text ?? '')?.[1] ?? '';
const stateOf = async (email: string) => (await findByAddress(platform, email)).subscriber?.state;
const first = async () => (await newsletterOverview(platform)).letters[0];
const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.cz`);

describe('sending an issue', () => {
  test('states what it is, shows it in a mailbox and contains the reader’s own unsubscribe link', async () => {
    await readers('jana@example.cz');
    await sent();
    await minute();
    const [message] = received;
    expect(message?.subject).toBe('Novinky května');
    expect(message?.text).toContain('Obchodní sdělení');
    expect(message?.html).toContain('Obchodní sdělení');
    expect(message?.text).toContain(`tady (${platform.config.appUrl}/mapa-nabidek)`);
    expect(message?.html).toContain(`href="${platform.config.appUrl}/mapa-nabidek"`);
    const key = keyIn(message);
    expect(header(message, 'list-unsubscribe')).toBe(
      `<${platform.config.appUrl}/newsletters/${key}/sign-out>`,
    );
    expect(header(message, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(await newsletterOfKey(platform, key)).toEqual({ state: 'subscribed', confirms: false });
  });

  test('reaches each subscriber once, at the configured rate, and then finishes', async () => {
    await readers(...five);
    await sent();
    await minute();
    expect(received).toHaveLength(3);
    expect(await first()).toMatchObject({ state: 'sending', progress: { recipients: 5, taken: 3 } });
    await minutes(3);
    expect(addressees()).toEqual(five);
    expect(await first()).toMatchObject({ state: 'sent', progress: { waiting: 0, taken: 5, refused: 0 } });
  });

  test('skips those who unsubscribe before their turn or sign up after its start', async () => {
    await readers(...five);
    await sent();
    platform.clock.advance(1_000);
    await readers('pozde@example.cz');
    await minute();
    const last = five.filter((email) => !addressees().includes(email));
    const [gone, ...rest] = last;
    await setOwnNewsletter(platform, { email: gone ?? '' }, false);
    await minutes(3);
    expect(addressees()).toEqual(five.filter((email) => email !== gone));
    expect(rest).toHaveLength(1);
    expect(await first()).toMatchObject({ state: 'sent' });
  });

  test('skips those who unsubscribe while it waits for the mail server', async () => {
    await readers('jana@example.cz');
    await sent();
    server.down = true;
    await expect(minute()).rejects.toThrow('451');
    await setOwnNewsletter(platform, { email: 'jana@example.cz' }, false);
    server.down = false;
    await retryNow(platform);
    await minutes(2);
    expect(received).toEqual([]);
    expect(await first()).toMatchObject({ state: 'sent', progress: { taken: 0, skipped: 1 } });
  });

  test('survives a mail server outage without queueing more than the rate', async () => {
    await readers(...five);
    await sent();
    server.down = true;
    await expect(minute()).rejects.toThrow('451');
    await minute().catch(() => undefined);
    expect(await first()).toMatchObject({ progress: { waiting: 3, taken: 0 } });
    server.down = false;
    await retryNow(platform);
    await minutes(3);
    expect(addressees()).toEqual(five);
  });

  test('recovers when the queue has given up: after four days each delivery is queued again, once', async () => {
    await readers('jana@example.cz');
    await sent();
    server.down = true;
    await expect(minute()).rejects.toThrow('451');
    platform.clock.advance(4 * 86_400_000);
    await minute().catch(() => undefined);
    server.down = false;
    await retryNow(platform);
    await minutes(2);
    expect(addressees()).toEqual(['jana@example.cz']);
    expect(await first()).toMatchObject({ state: 'sent', progress: { taken: 1 } });
  });

  test('stops when paused, and resumes with the remaining recipients', async () => {
    await readers(...five);
    const id = await sent();
    await minute();
    // A job already queued when sending is paused goes back to waiting and is not lost.
    await newsletterSchedule(platform)[0]?.run();
    await pauseIssue(platform, admin, { id, paused: true, reason: 'překlep v odkazu' });
    await runJobs();
    await minutes(2);
    expect(received).toHaveLength(3);
    expect(await first()).toMatchObject({ state: 'paused', progress: { waiting: 0, taken: 3 } });
    await pauseIssue(platform, admin, { id, paused: false, reason: 'odkaz opravený' });
    await minutes(3);
    expect(addressees()).toEqual(five);
  });

  test('repeats an identical email after a crash before the delivery was marked as sent', async () => {
    await readers('jana@example.cz');
    await sent();
    await newsletterSchedule(platform)[0]?.run();
    const dying = { ...platform, mail: crashAfterSending(mail) };
    await expect(platform.runJobs(newsletterJobs(dying))).rejects.toThrow('killed');
    await retryNow(platform);
    await runJobs();
    expect(received).toHaveLength(2);
    expect(received[1]?.messageId).toBe(received[0]?.messageId);
    expect(keyIn(received[1])).toBe(keyIn(received[0]));
    expect(await unsubscribe(platform, keyIn(received[0]))).toEqual({ state: 'signed-off' });
  });

  test('delivers once with concurrent schedulers and workers', async () => {
    await readers(...five.slice(0, 3));
    await sent();
    const tick = () => newsletterSchedule(platform)[0]?.run();
    await Promise.all([tick(), tick(), tick()]);
    await Promise.all([runJobs(), runJobs()]);
    expect(addressees()).toEqual(five.slice(0, 3));
  });
});

describe('an undeliverable mailbox', () => {
  test('is given up after three refused emails in a row, but not when the content was refused', async () => {
    await readers('neni@example.cz', 'pravidla@example.cz');
    for (const subject of ['První newsletter', 'Druhý newsletter', 'Třetí newsletter']) {
      platform.clock.advance(31 * 86_400_000);
      expect(await stateOf('neni@example.cz')).toBe('subscribed');
      await sent(subject);
      await minutes(2);
    }
    expect(await stateOf('neni@example.cz')).toBe('undeliverable');
    expect(await stateOf('pravidla@example.cz')).toBe('subscribed');
    expect((await newsletterOverview(platform)).subscribers).toMatchObject({
      subscribed: 1,
      undeliverable: 1,
    });
    expect(await first()).toMatchObject({ progress: { taken: 0, refused: 2 } });
  });
});

describe('an administrator', () => {
  test('can send a test issue only to their own mailbox', async () => {
    await readers(...five);
    const { id } = await written();
    expect(await testIssue(platform, admin, id)).toEqual({ sentTo: admin.email });
    await runJobs();
    expect(platform.emails).toMatchObject([{ to: admin.email, subject: 'Zkouška: Novinky května' }]);
    expect(received).toEqual([]);
  });

  test('sends only the reviewed version, once, and leaves who, when and why in the audit log', async () => {
    await readers('jana@example.cz');
    const { id, version } = await written();
    const body = 'Jiný text, který nikdo před odesláním neviděl.';
    await saveIssue(platform, admin, { id, version, subject: 'Novinky května', body });
    const reason = 'květnový newsletter';
    const refused = { refused: 'newsletter-letter-closed' };
    expect(await sendIssue(platform, admin, { id, version, reason })).toMatchObject(refused);
    const seen = { id, version: version + 1, reason };
    expect(await sendIssue(platform, admin, seen)).toMatchObject({ state: 'sending' });
    expect(await sendIssue(platform, admin, seen)).toMatchObject(refused);
    const late = { id, version: version + 1, subject: 'Pozdě', body };
    expect(await saveIssue(platform, admin, late)).toMatchObject(refused);
    const done = await platform.db.selectFrom('admin_actions').selectAll().orderBy('id', 'desc').execute();
    expect(done[0]).toMatchObject({ action: 'send-newsletter', admin_email: admin.email });
    expect(done[0]?.reason).toBe('květnový newsletter (Novinky května, odběratelů 1)');
  });

  test('cannot send more issues than the consent allows, or without subscribers', async () => {
    const { id, version } = await written();
    const reason = 'zkouška';
    expect(await sendIssue(platform, admin, { id, version, reason })).toMatchObject({
      refused: 'newsletter-without-readers',
    });
    await readers('jana@example.cz');
    await sent();
    await sent();
    expect(await sendIssue(platform, admin, { id, version, reason })).toMatchObject({
      refused: 'newsletter-too-often',
    });
    platform.clock.advance(31 * 86_400_000);
    expect(await sendIssue(platform, admin, { id, version, reason })).toMatchObject({ state: 'sending' });
  });
});
