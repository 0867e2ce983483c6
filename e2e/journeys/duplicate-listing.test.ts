import { expect, test } from 'vitest';
import { wizardUrls } from '../../src/contract/urls.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { jpeg, postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { stickForm } from '../stick-form.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

let people = 0;

test.each(browserVariants)(
  '%s publishing a duplicate links to the first listing, or publishes it anyway for several pieces',
  async (_, options) => {
    const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
    const first = await postStick(seller);
    const { albumId } = await seller.fillDraft(stickForm(1));
    await seller.sendPhoto(albumId, await jpeg());

    const page = await visit(options);
    await openPageAs(page, seller, bazaar, [wizardUrls.offer.preview, 'Sedí všechno?']);
    if (options.javaScript) await waitForHydration(page);
    await page.getByText('Stejný inzerát už máš', { exact: true }).waitFor();
    const link = page.getByRole('link', { name: 'Upravit ten první' });
    expect(await link.getAttribute('href')).toContain(`-${first}`);
    await page.getByRole('button', { name: 'Zveřejnit inzerát' }).click();
    await page.getByText('nebo potvrď, že máš stejných kusů víc').waitFor();
    await waitForHeading(page, 'Sedí všechno?');
    await page.getByLabel('Mám jich víc').check();
    await page.getByRole('button', { name: 'Zveřejnit inzerát' }).click();
    await waitForHeading(page, 'Přidání se povedlo');
  },
);

test('publishing a duplicate of an expired listing links to renewing that one', async () => {
  const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
  const first = await postStick(seller);
  await bazaar.query(`update listings set state = 'expired' where id = ${first}`);
  const { albumId } = await seller.fillDraft(stickForm(1));
  await seller.sendPhoto(albumId, await jpeg());
  const page = await visit();
  await openPageAs(page, seller, bazaar, [wizardUrls.offer.preview, 'Sedí všechno?']);
  await page.getByRole('link', { name: 'Obnovit ten vypršelý' }).click();
  await waitForHeading(page, 'Moje inzerce');
  await page
    .getByRole('button', { name: /^Obnovit/ })
    .first()
    .click();
  await expect
    .poll(() => bazaar.query(`select state from listings where id = ${first}`))
    .toMatchObject([{ state: 'active' }]);
});
