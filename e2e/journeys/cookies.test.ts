import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getReferral } from '../../src/features/referrals/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';

const day = 86_400;

async function cookie(page: Page, wanted: string) {
  const found = (await page.context().cookies()).find(({ name }) => name === wanted);
  return { ...found, secondsLeft: (found?.expires ?? 0) - Date.now() / 1_000 };
}

describe.each([
  ['plain http on one’s own machine', {}, false],
  ['https', { APP_URL: 'https://bazar.example' }, true],
] as const)('on %s', (_, env, secure) => {
  let bazaar: Bazaar;
  let code: string;
  beforeAll(async () => {
    bazaar = await Bazaar.open({ env });
    const referrer = await ApiVisitor.signedIn(bazaar, 1);
    ({ code } = await referrer.get(getReferral, {}));
  });
  afterAll(() => bazaar.close());
  const { visit } = useBrowser(() => bazaar);
  /** Subresources are requested over https, where no server listens. */
  const arrive = async (address: string) => {
    const page = await visit({ javaScript: false, elsewhere: /^https:/, ...(secure && { mayFail: /./ }) });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return page;
  };

  test('a page is Czech and sets the locale cookie for 365 days, once', async () => {
    const page = await arrive('/o-nas');
    expect(await page.locator('html').getAttribute('lang')).toBe('cs');
    const first = await cookie(page, 'locale');
    expect(first).toMatchObject({ value: 'cz', path: '/', sameSite: 'Lax', secure });
    expect(first.secondsLeft).toBeGreaterThan(365 * day - 120);
    expect(first.secondsLeft).toBeLessThanOrEqual(365 * day);
    const again = await page.goto('/kontakt', { waitUntil: 'domcontentloaded' });
    expect(await again?.headerValue('set-cookie')).toBeNull();
  });

  test('a referral code is stored for seven days, whichever page it led to', async () => {
    // A cached page, a prerendered one, a redirect and a missing one.
    for (const path of ['/poptavky', '/o-nas', '/ucet', '/neexistuje']) {
      const page = await arrive(`${path}?rc=${code}`);
      const kept = await cookie(page, 'refCode');
      expect([path, kept]).toMatchObject([path, { value: code, path: '/', sameSite: 'Lax', secure }]);
      expect(kept.secondsLeft).toBeGreaterThan(7 * day - 120);
      expect(kept.secondsLeft).toBeLessThanOrEqual(7 * day);
    }
  });
});
