import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';
import { waitForHydration } from '../wizard.ts';

const { visit } = await useBazaar({ env: { REFERRAL_CONSENT: 'required' } });

for (const javaScript of [true, false]) {
  test(`a referral code is refused by one click, as easily as it is accepted, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const page = await visit({ javaScript });
    await page.goto('/poptavky?rc=ABCD1234');
    if (javaScript) await waitForHydration(page);
    const agree = page.getByRole('button', { name: 'Souhlasím', exact: true });
    await agree.waitFor();
    await page.getByRole('button', { name: 'Nesouhlasím' }).click();
    await agree.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/poptavky');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('refCode');
    expect(await page.content()).not.toContain('ABCD1234');
    await page.getByRole('link', { name: 'Značky' }).first().click();
    await page.getByRole('heading', { level: 1, name: /značk/i }).waitFor();
    expect(await agree.count()).toBe(0);
  });
}
