import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getReferral } from '../../src/features/referrals/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import { jpeg } from '../sample-offer.ts';
import { signInFor } from '../sign-in.ts';
import { stickForm } from '../stick-form.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

let people = 500;

for (const consent of ['implied', 'required'] as const) {
  describe(`with consent ${consent}`, () => {
    let bazaar: Bazaar;
    beforeAll(async () => {
      bazaar = await Bazaar.open({ env: { REFERRAL_CONSENT: consent } });
    });
    afterAll(() => bazaar.close());
    const { visit } = useBrowser(() => bazaar);

    async function inviting() {
      const referrer = await ApiVisitor.signedIn(bazaar, (people += 1));
      const { code } = await referrer.get(getReferral, {});
      return { code, count: async () => (await referrer.get(getReferral, {})).count };
    }

    /** A guest with a draft one click before publishing, who then arrives by a referral link. */
    async function guest() {
      const person = await ApiVisitor.signedIn(bazaar, (people += 1));
      const { albumId } = await person.fillDraft({ ...stickForm(2), title: 'Hůl od pozvaného' });
      await person.sendPhoto(albumId, await jpeg());
      return person;
    }

    async function publish(page: Page): Promise<void> {
      await waitForHeading(page, 'Sedí všechno?');
      await page.getByRole('button', { name: 'Zveřejnit inzerát' }).click();
      await waitForHeading(page, 'Přidání se povedlo');
    }

    for (const javaScript of [true, false]) {
      test(`a guest who arrives by a link ${javaScript ? 'with' : 'without'} JavaScript and publishes is counted once`, async () => {
        const { code, count } = await inviting();
        const person = await guest();
        const page = await visit({ javaScript });
        await signInFor(
          page,
          { email: person.email, post: bazaar.post },
          '/ucet/moje-inzerce',
          'Moje inzerce',
        );
        await page.goto(`/?rc=${code}`);
        if (javaScript) await waitForHydration(page);
        const cookies = await page.context().cookies();
        const kept = cookies.find(({ name }) => name === 'refCode');
        if (consent === 'implied') {
          expect(kept).toMatchObject({ value: code, sameSite: 'Lax', path: '/' });
          const left = (kept?.expires ?? 0) - Date.now() / 1_000;
          expect(left).toBeGreaterThan(604_800 - 120);
          expect(left).toBeLessThanOrEqual(604_800);
        } else {
          expect(kept).toBeUndefined();
          expect(await page.getByRole('link', { name: 'Poptávky' }).first().getAttribute('href')).toContain(
            `rc=${code}`,
          );
        }
        await page.getByRole('link', { name: 'Poptávky' }).first().click();
        await page.waitForURL(/poptavky/);
        if (javaScript && consent === 'required') {
          // Client navigation drops the code from the URL; the open page holds it in memory.
          expect(page.url()).not.toContain('rc=');
          await page.evaluate(() => {
            history.pushState(null, '', '/pridani-nabidky/nahled');
            dispatchEvent(new PopStateEvent('popstate'));
          });
        } else await page.goto(`/pridani-nabidky/nahled${new URL(page.url()).search}`);
        await publish(page);
        await expect.poll(count).toBe(1);
      });
    }

    test.runIf(consent === 'required')('accepting stores the code and hides the question', async () => {
      const { code } = await inviting();
      const page = await visit({ javaScript: false });
      await page.goto(`/poptavky?rc=${code}`);
      await page.getByRole('button', { name: 'Souhlasím', exact: true }).click();
      await page.waitForURL(/poptavky/);
      expect(await page.context().cookies()).toContainEqual(
        expect.objectContaining({ name: 'refCode', value: code }),
      );
      await page.goto('/');
      expect(await page.getByRole('button', { name: 'Souhlasím', exact: true }).count()).toBe(0);
    });
  });
}
