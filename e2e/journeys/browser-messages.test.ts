import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVapidKeys } from '../../src/platform/push/vapid.ts';
import { Bazaar } from '../bazaar.ts';
import { findCompleteChromium } from '../chromium.ts';
import { freePort } from '../fake-mail-server.ts';
import { useBrowser } from '../browser.ts';
import { signInFor } from '../sign-in.ts';

const keys = newVapidKeys();
/** A fake push service; the browser's own one is not reachable from a test. */
const service = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(201).end());
});

let bazaar: Bazaar;
let endpoint: string;
beforeAll(async () => {
  const port = await freePort();
  service.listen(port, '127.0.0.1');
  await once(service, 'listening');
  endpoint = `http://127.0.0.1:${port}/prohlizec`;
  bazaar = await Bazaar.open({
    env: {
      PUSH_PUBLIC_KEY: keys.publicKey,
      PUSH_PRIVATE_KEY: keys.privateKey,
      PUSH_SERVICES: '127.0.0.1',
    },
  });
});
afterAll(async () => {
  await bazaar.close();
  service.close();
});
const complete = findCompleteChromium();
const { visit } = useBrowser(() => bazaar, complete);

/** Replaces the browser's push subscription by one with own keys. */
async function answerForService(page: Page): Promise<void> {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const subscription = {
    endpoint,
    keys: { p256dh: ecdh.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((given) => {
    let current: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () =>
        (current = { ...given, toJSON: () => given, unsubscribe: async () => ((current = null), true) }),
    });
  }, subscription);
}

/** Headless Chromium denies notifications, so the page receives what the service worker would have shown. */
async function listenForSystem(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: Notification[] = [];
    new BroadcastChannel('shown').addEventListener('message', ({ data }) => shown.push(data));
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    Object.assign(ServiceWorkerRegistration.prototype, { getNotifications: async () => shown });
  });
  page.context().on('serviceworker', (worker) => {
    const hear = worker.evaluate(() => {
      const channel = new BroadcastChannel('shown');
      Object.assign(ServiceWorkerRegistration.prototype, {
        showNotification: async (title: string, look?: NotificationOptions) =>
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
          channel.postMessage({ title, body: look?.body }),
      });
    });
    hear.catch(() => undefined);
  });
}

const known = async () =>
  (await bazaar.query<{ endpoint: string }>('select endpoint from push_subscriptions')).length;

test('notifications are turned on and off in one browser, which shows them', async () => {
  const page = await visit({ offline: true });
  if (complete) await page.context().grantPermissions(['notifications']);
  else await listenForSystem(page);
  await answerForService(page);
  await signInFor(
    page,
    { email: 'hlidac@example.cz', post: bazaar.post },
    '/ucet/hlidani',
    'Hlídaná hledání',
  );
  const without = async (pressed: string) => {
    await page.route('**/api/v1/account/push**', (route) => route.abort('aborted'));
    await page.getByRole('button', { name: pressed }).click();
    await page.getByRole('alert').filter({ hasText: 'Zpráva serveru se nenačetla' }).waitFor();
    await page.unroute('**/api/v1/account/push**');
  };
  await without('Zapnout upozornění');
  await page.getByRole('button', { name: 'Zapnout upozornění' }).click();
  await page.getByRole('button', { name: 'Vypnout upozornění' }).waitFor();
  expect(await known()).toBe(1);

  const cdp = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const data = JSON.stringify({ title: 'Nová zpráva', body: 'Hůl', path: '/znacky', tag: 'zprava-1' });
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: bazaar.url,
    registrationId: await registration,
    data,
  });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['Nová zpráva: Hůl']);

  await without('Vypnout upozornění');
  await page.getByRole('button', { name: 'Vypnout upozornění' }).click();
  await page.getByRole('button', { name: 'Zapnout upozornění' }).waitFor();
  expect(await known()).toBe(0);
});

test('nothing is offered without JavaScript or in browsers without notifications', async () => {
  const page = await visit({ javaScript: false });
  await signInFor(page, { email: 'bez@example.cz', post: bazaar.post }, '/ucet/hlidani', 'Hlídaná hledání');
  expect(await page.getByText('Upozornění v tomto prohlížeči').count()).toBe(0);
});
