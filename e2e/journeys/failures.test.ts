import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';
import { waitForHydration } from '../wizard.ts';

const { visit } = await useBazaar();

const crawlers = [
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (compatible; Google-InspectionTool/1.0)',
];

/** A page whose data for a navigation to another page are corrupted. */
async function brokenOnTheWay(userAgent?: string) {
  const page = await visit({ mayFail: /znacky/, ...(userAgent ? { userAgent } : {}) });
  const log: string[] = [];
  page.on('console', (message) => void (/^\w*Error: /.test(message.text()) && log.push(message.text())));
  await page.route('**/znacky.data*', (route) => route.fulfill({ status: 200, body: 'tohle nejsou data' }));
  await page.goto('/');
  await waitForHydration(page);
  await page
    .locator('footer')
    .getByRole('link', { name: /Značky/ })
    .click();
  return { page, log };
}

test('a page that fails to load its data shows the error page with a link home; the error is only logged', async () => {
  const { page, log } = await brokenOnTheWay();
  await page.getByRole('heading', { level: 1, name: 'Tohle se nepovedlo' }).waitFor();
  expect(await page.locator('main').innerText()).toMatch(
    /^Florbalový\s+bazar\s+Tohle se nepovedlo\s+Na naší straně se něco pokazilo[^:]+Zpět na úvod$/i,
  );
  expect(log).toHaveLength(1);
  await page.getByRole('link', { name: 'Zpět na úvod' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Tohle se nepovedlo').waitFor({ state: 'detached' });
});

test.each(crawlers)('%s keeps the page it loaded, and the error is only logged', async (userAgent) => {
  const { page, log } = await brokenOnTheWay(userAgent);
  // The layout is unmounted together with the failed page.
  await page.locator('footer').waitFor({ state: 'detached' });
  expect(log).toHaveLength(1);
  expect(await page.getByText('Tohle se nepovedlo').count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toBe('');
});

test('the URL of the error page renders it', async () => {
  const page = await visit();
  await page.goto('/error');
  await page.getByRole('heading', { level: 1, name: 'Tohle se nepovedlo' }).waitFor();
  await page.getByRole('link', { name: 'Zpět na úvod' }).waitFor();
});
