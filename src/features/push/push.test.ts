import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '../../contract/errors.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { signedIn } from '../../../test/sign-in.ts';
import { newVapidKeys } from '../../platform/push/vapid.ts';
import { findViewerByToken } from '../accounts/index.ts';
import { getOwnSignIn, signOutElsewhere, setPassword } from '../accounts/own-account.ts';
import { contactAdvertiser } from '../conversations/contact-advertiser.ts';
import { pushJobs } from './send.ts';
import { subscribe, unsubscribe } from './feature.ts';

const bare = await testPlatform();
const platform = {
  ...bare,
  config: { ...bare.config, push: { ...newVapidKeys(), services: ['127.0.0.1'] } },
};

/** A fake push service, and the browser's keys. */
const received: { path: string; text: string; authorization: string }[] = [];
let answers = 201;
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { url = '', headers } = request;
    const text = opened(Buffer.concat(chunks));
    received.push({ path: url, text, authorization: headers.authorization ?? '' });
    response.writeHead(answers).end();
  });
});
let endpoint: string;
beforeAll(async () => {
  await loadTowns(platform);
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/prohlizec`;
});
afterAll(() => service.close());

function opened(sealed: Buffer): string {
  const [salt, sender] = [sealed.subarray(0, 16), sealed.subarray(21, 86)];
  const derived = (secret: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const agreed = derived(browser.computeSecret(sender), auth, info, 32);
  const key = derived(agreed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(agreed, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(86, -16)), decipher.final()]);
  return text.subarray(0, -1).toString();
}

const keys = () => ({
  p256dh: browser.getPublicKey().toString('base64url'),
  auth: auth.toString('base64url'),
});
let writers = 0;
async function write(listingId: number): Promise<void> {
  writers += 1;
  const email = `kupec-${writers}@example.cz`;
  const writing = {
    listingId,
    name: 'Kupec',
    email,
    text: `Zdravím, platí ještě? ${writers}`,
    client: email,
  };
  expect(isRefusal(await contactAdvertiser(platform, { ...writing, viewer: undefined }))).toBe(false);
  await platform.runJobs(pushJobs(platform));
}

test('a buyer’s message is shown in the subscribed browser, encrypted in transit', async () => {
  const seller = await newAdvertiser(platform);
  const listing = await addListing(platform, seller);
  await subscribe(platform, seller, { endpoint, ...keys() });
  await write(listing);
  expect(received).toHaveLength(1);
  expect(JSON.parse(received[0]?.text ?? '')).toMatchObject({
    title: 'Nová zpráva',
    body: 'Unihoc Epic 26, 96 cm',
    path: expect.stringMatching(/^\/ucet\/zpravy\/[0-9a-f-]{36}$/),
  });
  expect(received[0]?.authorization).toMatch(/^vapid t=/);
  await unsubscribe(platform, seller, endpoint);
  await write(listing);
  expect(received).toHaveLength(1);
});

test('an expired subscription is deleted, and a failing service is retried', async () => {
  const seller = await newAdvertiser(platform);
  const listing = await addListing(platform, seller);
  await subscribe(platform, seller, { endpoint, ...keys() });
  const known = () => platform.db.selectFrom('push_subscriptions').select('id').execute();
  const [kept] = await known();
  const message = { title: 'Nová zpráva', body: 'Hůl', path: '/', tag: 'zprava' };
  answers = 503;
  await expect(pushJobs(platform)['send-push']({ subscriptionId: kept?.id ?? '', message })).rejects.toThrow(
    '503',
  );
  expect(await known()).toEqual([kept]);
  answers = 410;
  await write(listing);
  expect(await known()).toEqual([]);
  answers = 201;
});

test('only configured push services are accepted, and ten browsers at most', async () => {
  const seller = await newAdvertiser(platform);
  for (const foreign of ['https://intranet.example/', 'http://169.254.169.254/latest'])
    expect(await subscribe(platform, seller, { endpoint: foreign, ...keys() })).toMatchObject({
      refused: 'invalid-input',
    });
  for (let more = 0; more < 12; more += 1) {
    bare.clock.advance(1_000);
    await subscribe(platform, seller, { endpoint: `${endpoint}-${more}`, ...keys() });
  }
  const kept = await platform.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .orderBy('created_at')
    .execute();
  expect(kept.map((one) => one.endpoint.split('-')[1])).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
  ]);
});

test('a browser whose session was ended from elsewhere gets no more messages until it signs in again', async () => {
  const { advertiser, token } = await signedIn(platform, 'ztraceny-telefon@example.cz');
  const owner = { advertiserId: advertiser.id, email: advertiser.email, admin: false };
  const listing = await addListing(platform, owner);
  const here = (await findViewerByToken(platform, token))?.tokenHash;
  const lost = await signedIn(platform, advertiser.email);
  const tokenHash = (await findViewerByToken(platform, lost.token))?.tokenHash;
  const subscribed = () => subscribe(platform, owner, { endpoint, ...keys(), tokenHash });
  await subscribed();
  const before = received.length;
  await write(listing);
  expect(received).toHaveLength(before + 1);
  const all = await getOwnSignIn(platform, { advertiserId: advertiser.id, tokenHash: here });
  if (isRefusal(all)) throw new Error(all.refused);
  const elsewhere = all.sessions.find(({ current }) => !current);
  await signOutElsewhere(platform, advertiser.id, elsewhere?.id ?? '');
  await write(listing);
  expect(received).toHaveLength(before + 1);
  await subscribe(platform, owner, { endpoint, ...keys(), tokenHash: here });
  await write(listing);
  expect(received).toHaveLength(before + 2);
});

test('choosing a new password ends the messages to every other browser', async () => {
  const { advertiser, token } = await signedIn(platform, 'nove-heslo@example.cz');
  const owner = { advertiserId: advertiser.id, email: advertiser.email, admin: false };
  const other = await signedIn(platform, advertiser.email);
  const hashOf = async (of: string) => (await findViewerByToken(platform, of))?.tokenHash;
  await subscribe(platform, owner, { endpoint, ...keys(), tokenHash: await hashOf(other.token) });
  const own = { advertiserId: advertiser.id, tokenHash: await hashOf(token) };
  await setPassword(platform, { ...own, password: 'Zelena-cepel-7' });
  const left = await platform.db
    .selectFrom('push_subscriptions')
    .where('advertiser_id', '=', advertiser.id)
    .select('id')
    .execute();
  expect(left).toEqual([]);
});
