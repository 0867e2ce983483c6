import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const refused = /Executing inline (script|event handler) violates/;

test('scripts of the site run, an injected script does not', async () => {
  const page = await visit({ mayFail: refused });
  const complaints: string[] = [];
  page.on('console', (message) => void (refused.test(message.text()) && complaints.push(message.text())));
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const foreign = `<script>window.foreign = 1</script><img src="/favicon.svg" onload="window.foreign = 2" alt="">`;
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</body>', `${foreign}</body>`),
    });
  });
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(() => complaints.length).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'foreign'))).toBeUndefined();
});

test('a page is identical for every anonymous visitor, with a policy without nonces', async () => {
  const first = await fetch(`${bazaar.url}/`);
  const second = await fetch(`${bazaar.url}/`);
  expect(await second.text()).toBe(await first.text());
  const policy = first.headers.get('content-security-policy');
  expect(second.headers.get('content-security-policy')).toBe(policy);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/nonce-|unsafe/);
});

test('a revalidated page returns 304, and works as before', async () => {
  const browser = { 'accept-encoding': 'br' };
  await fetch(`${bazaar.url}/o-nas`);
  const first = await fetch(`${bazaar.url}/o-nas`, { headers: browser });
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${bazaar.url}/o-nas`, { headers: { ...browser, 'if-none-match': etag } });
  expect([first.status, again.status, again.headers.get('etag')]).toEqual([200, 304, etag]);
  const policy = 'content-security-policy';
  expect(again.headers.get(policy)).toBe(first.headers.get(policy));
  const page = await visit();
  for (let times = 0; times < 3; times += 1) {
    await page.goto('/o-nas');
    await waitForHydration(page);
  }
});

test('a personalized page has no inline scripts either', async () => {
  const page = await fetch(`${bazaar.url}/prihlaseni`, { headers: { cookie: 'own=1' } });
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(await page.text()).not.toContain('nonce=');
});
