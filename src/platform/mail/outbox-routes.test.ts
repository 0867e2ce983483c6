import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { type SiteParts, createSite } from '../http/site.ts';
import { folderOutbox } from './outbox.ts';

const platform = await testPlatform();
const outbox = folderOutbox(join(platform.config.dataDir, 'outbox'), platform.clock);
const parts: SiteParts = {
  readiness: {},
  limits: { bytes: 1_000, milliseconds: 300, uploadBytes: 1_000, isUpload: () => false },
  api: async () => new Response(),
  pages: async () => new Response('page'),
  build: { id: 'abc123', since: new Date('2026-06-01T12:00:00Z') },
  outbox,
};
const site = createSite(platform, parts);
const base = 'http://127.0.0.1:3000';

const email = {
  to: 'eva@example.cz',
  subject: 'Tvůj PIN',
  text: 'Otevři http://bazar.test/x?a=1. PIN 123456',
  html: '<p>PIN</p>',
};

test('shows emails newest first, with clickable links', async () => {
  await outbox.deliver(email);
  platform.clock.advance(1_000);
  await outbox.deliver({ ...email, subject: 'Novější <b>' });
  const page = await (await site.request(`${base}/posta`, {}, env())).text();
  expect(page.indexOf('Novější &lt;b&gt;')).toBeLessThan(page.indexOf('Tvůj PIN'));
  expect(page).toContain('<a href="http://bazar.test/x?a=1">http://bazar.test/x?a=1</a>. PIN 123456');
  const id = /\/posta\/(\w+)\/html/.exec(page)?.[1];
  const emailPage = await site.request(`${base}/posta/${id}/html`, {}, env());
  expect(await emailPage.text()).toBe('<p>PIN</p>');
  expect(emailPage.headers.get('content-security-policy')).toContain(`default-src 'none'`);
});

test('is a 404 for another machine, behind a proxy, or under a foreign host name', async () => {
  const elsewhere = await site.request(`${base}/posta`, {}, env('203.0.113.5'));
  const proxied = await site.request(
    `${base}/posta`,
    { headers: { 'x-forwarded-for': '203.0.113.5' } },
    env(),
  );
  const renamed = await site.request('http://evil.example/posta', {}, env());
  for (const answer of [elsewhere, proxied, renamed]) expect(await answer.text()).toBe('page');
});

test.each(['via', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'])(
  'is a 404 when a proxy sends the header %s',
  async (header) => {
    const answer = await site.request(`${base}/posta`, { headers: { [header]: 'x' } }, env());
    expect(await answer.text()).toBe('page');
  },
);

test('is a 404 when the public address is not local, though a proxy adds no headers', async () => {
  const config = { ...platform.config, appUrl: 'https://bazar.example' };
  const open = createSite({ ...platform, config }, parts);
  // Headers nginx sends for a bare `proxy_pass http://127.0.0.1:3000`.
  const answer = await open.request(`${base}/posta`, {}, env());
  expect(await answer.text()).toBe('page');
});

/** The server's bindings for a connection from `address`. */
function env(address = '127.0.0.1') {
  return { incoming: { socket: { remoteAddress: address }, headers: {} }, outgoing: { destroyed: false } };
}
