import type { Page } from 'playwright-core';
import { type Person, waitForHeading } from './wizard.ts';

/** Signs in a person who may already have emails, and ends at the requested page with its heading. */
export async function signInFor(page: Page, { email, post }: Person, address: string, heading: string) {
  const before = new Set(post.pinsTo(email));
  await page.goto(`/prihlaseni?dal=${address}`);
  await page.getByLabel('Tvůj e-mail').fill(email);
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await waitForHeading(page, 'Zadej PIN');
  await page.getByLabel('PIN', { exact: true }).fill(await post.pinFor(email, before));
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await waitForHeading(page, heading);
}

/**
 * Opens a page as a person who is already signed in. Signing in itself is tested by its own journeys; here it would
 * only take time.
 */
export async function openPageAs(
  page: Page,
  { userCookie }: { userCookie: string },
  { url }: { url: string },
  [address, heading]: readonly [string, string],
): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'user', value: userCookie, url, httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(address);
  await waitForHeading(page, heading);
}
