import { beforeEach, describe, expect, test } from 'vitest';
import { newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import {
  requestNewsletter,
  requestUnsubscribeEmail,
  resubscribe,
  confirmNewsletter,
  newsletterOfKey,
  unsubscribe,
  ownNewsletter,
  setOwnNewsletter,
} from './subscriptions.ts';
import { currentWording } from './rules.ts';
import { newsletterSchedule } from './feature.ts';
import { findByAddress } from './views.ts';

const platform = await testPlatform();
const day = 86_400_000;
const email = 'jana@example.cz';
beforeEach(async () => {
  await platform.db.deleteFrom('newsletter_subscribers').execute();
  await platform.db.deleteFrom('email_requests').execute();
  platform.emails.length = 0;
  platform.clock.set(new Date('2026-05-04T10:00:00Z'));
});

const ask = (to = email, client = to) => requestNewsletter(platform, { email: to, client });
const keyIn = (text = '') => /\/newsletters\/([\w-]{20,})\//.exec(text)?.[1] ?? '';
async function emailsTo(to: string) {
  await platform.runJobs();
  return platform.emails.filter((message) => message.to === to);
}
const newestKey = async (to = email) => keyIn((await emailsTo(to)).at(-1)?.text);
const subscriberNow = async (to = email) => (await findByAddress(platform, to)).subscriber;

async function subscribed(to = email): Promise<string> {
  await ask(to);
  const key = await newestKey(to);
  await confirmNewsletter(platform, key);
  platform.clock.advance(60_000);
  return key;
}

async function sweep() {
  await newsletterSchedule(platform)
    .find(({ name }) => name === 'sweep-newsletter')
    ?.run();
}

describe('signing up', () => {
  test('starts with the button in the email, and stores the times and the wording as proof', async () => {
    expect(await ask()).toEqual({ sentTo: email });
    const key = await newestKey();
    expect(await newsletterOfKey(platform, key)).toEqual({ state: 'unconfirmed', confirms: true });
    expect(await subscriberNow()).toMatchObject({ state: 'unconfirmed', confirmedAt: undefined });
    platform.clock.advance(day);
    expect(await confirmNewsletter(platform, key)).toEqual({ state: 'subscribed' });
    expect(await confirmNewsletter(platform, key)).toEqual({ state: 'subscribed' });
    expect(await subscriberNow()).toMatchObject({
      state: 'subscribed',
      wording: currentWording,
      words: expect.stringContaining('nejvýš dvakrát za 30 dní'),
      askedAt: '2026-05-04T10:00:00.000Z',
      confirmedAt: '2026-05-05T10:00:00.000Z',
    });
  });

  test('gets the same response and email whether the address is subscribed, unsubscribed or new', async () => {
    await subscribed();
    await unsubscribe(platform, await subscribed('byvala@example.cz'));
    platform.emails.length = 0;
    for (const to of [email, 'byvala@example.cz', 'nova@example.cz']) {
      expect(await ask(to, 'kdokoli')).toEqual({ sentTo: to });
    }
    await platform.runJobs();
    const shapes = platform.emails.map(({ subject, text }) => `${subject} ${text.replace(keyIn(text), '')}`);
    expect(new Set(shapes).size).toBe(1);
    expect(await subscriberNow()).toMatchObject({ state: 'subscribed' });
    expect(await subscriberNow('byvala@example.cz')).toMatchObject({ state: 'signed-off' });
  });

  test('expires after seven days without confirmation, together with its key', async () => {
    await ask();
    const key = await newestKey();
    platform.clock.advance(6 * day);
    await sweep();
    expect(await subscriberNow()).toBeDefined();
    platform.clock.advance(day + 1);
    expect(await confirmNewsletter(platform, key)).toMatchObject({ refused: 'link-not-valid' });
    await sweep();
    expect(await subscriberNow()).toBeUndefined();
  });

  test('is limited to five emails an hour per address and thirty per client', async () => {
    for (let index = 0; index < 5; index += 1) expect(isRefusal(await ask(email, `k${index}`))).toBe(false);
    expect(await ask(email, 'k9')).toMatchObject({ refused: 'too-many-requests' });
    expect(await requestUnsubscribeEmail(platform, { email, client: 'k9' })).toMatchObject({
      refused: 'too-many-requests',
    });
    for (let index = 0; index < 30; index += 1) await ask(`cil-${index}@example.cz`, 'jeden');
    expect(await ask('dalsi@example.cz', 'jeden')).toMatchObject({ refused: 'too-many-requests' });
    expect(await emailsTo(email)).toHaveLength(5);
    platform.clock.advance(3_600_001);
    expect(await ask(email, 'k9')).toEqual({ sentTo: email });
  });

  test('stores only the hash of a key', async () => {
    await ask();
    const key = await newestKey();
    const keys = await platform.db.selectFrom('newsletter_keys').selectAll().execute();
    expect(key).toHaveLength(43);
    expect(JSON.stringify(keys)).not.toContain(key);
  });
});

describe('unsubscribing', () => {
  test('takes effect at once, is idempotent, and is undone only by confirming a new email', async () => {
    const first = await subscribed();
    expect(await unsubscribe(platform, first)).toEqual({ state: 'signed-off' });
    expect(await unsubscribe(platform, first)).toEqual({ state: 'signed-off' });
    // An older confirmation email must not restart a subscription ended since.
    expect(await newsletterOfKey(platform, first)).toEqual({ state: 'signed-off', confirms: false });
    expect(await confirmNewsletter(platform, first)).toMatchObject({ refused: 'link-not-valid' });

    platform.clock.advance(60_000);
    expect(await resubscribe(platform, { key: first, client: 'k' })).toEqual({ sent: true });
    expect(await subscriberNow()).toMatchObject({ state: 'signed-off' });
    expect(await confirmNewsletter(platform, await newestKey())).toEqual({ state: 'subscribed' });
    expect(await subscriberNow()).toMatchObject({ state: 'subscribed', endedAt: undefined });
  });

  test('by address mails a link to subscribers, and responds the same to others without an email', async () => {
    await subscribed();
    platform.emails.length = 0;
    for (const to of [email, 'nikdo@example.cz']) {
      expect(await requestUnsubscribeEmail(platform, { email: to, client: 'k' })).toEqual({ sentTo: to });
    }
    expect(await emailsTo('nikdo@example.cz')).toEqual([]);
    const key = await newestKey();
    expect(await newsletterOfKey(platform, key)).toEqual({ state: 'subscribed', confirms: false });
    expect(await unsubscribe(platform, key)).toEqual({ state: 'signed-off' });
  });

  test('keeps the proof for three years, then deletes the address', async () => {
    await unsubscribe(platform, await subscribed());
    platform.clock.advance(3 * 365 * day - day);
    await sweep();
    expect(await subscriberNow()).toMatchObject({ state: 'signed-off', confirmedAt: expect.any(String) });
    platform.clock.advance(3 * day);
    await sweep();
    expect(await subscriberNow()).toBeUndefined();
  });

  test('from an unconfirmed request deletes it', async () => {
    await ask();
    expect(await unsubscribe(platform, await newestKey())).toEqual({ state: 'signed-off' });
    expect(await subscriberNow()).toBeUndefined();
  });

  test('with an invented key does nothing', async () => {
    expect(await unsubscribe(platform, platform.ids.token())).toMatchObject({
      refused: 'link-not-valid',
    });
  });
});

test('an account subscribes and unsubscribes without an email, as its address is proven', async () => {
  const viewer = await newAdvertiser(platform);
  expect(await ownNewsletter(platform, viewer)).toEqual({ state: 'none' });
  expect(await setOwnNewsletter(platform, viewer, true)).toEqual({ state: 'subscribed' });
  expect(await subscriberNow(viewer.email)).toMatchObject({ wording: currentWording });
  expect(await setOwnNewsletter(platform, viewer, false)).toEqual({ state: 'signed-off' });
  expect(await setOwnNewsletter(platform, viewer, true)).toEqual({ state: 'subscribed' });
  expect(await emailsTo(viewer.email)).toEqual([]);
});
