import { expect, test } from 'vitest';
import { wizardUrls } from '../../src/contract/urls.ts';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { browserVariants } from '../browser.ts';
import { jpeg } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { stickForm } from '../stick-form.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin();

let people = 0;

test.each(browserVariants)(
  '%s a risky first listing is held for review, its advertiser sees why, and it is published once approved',
  async (_, options) => {
    const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
    const title = `Unihoc Epic 26, hůl číslo ${people}`;
    const description = 'Prodám hůl po jedné sezoně. Volejte 603 123 456.';
    const { albumId } = await seller.fillDraft({ ...stickForm(people), description });
    await seller.sendPhoto(albumId, await jpeg());

    const own = await visit(options);
    await openPageAs(own, seller, bazaar, [wizardUrls.offer.preview, 'Sedí všechno?']);
    if (options.javaScript) await waitForHydration(own);
    await own.getByRole('button', { name: 'Zveřejnit inzerát' }).click();
    await waitForHeading(own, 'Nejdřív se podívá člověk');
    await own.getByText('v textu prvního inzerátu je odkaz, telefon nebo e-mail').waitFor();
    const email = await bazaar.post.emailTo(seller.email, /čeká na kontrolu$/);
    expect(email.text).toContain('Zatím nemusíš dělat nic.');
    await own.getByRole('link', { name: title }).click();
    await waitForHeading(own, 'Uprav inzerát');
    const [, address] = /-(\d+)$/.exec(new URL(own.url()).pathname) ?? [];
    const shown = () => fetch(`${bazaar.url}/inzerat/unihoc-epic-26-hul-cislo-${people}-${address}`);
    expect((await shown()).status).toBe(410);
    await own.goto('/ucet/moje-inzerce');
    await own.getByText('Čeká na kontrolu').first().waitFor();
    await own.getByText(/Zatím ho vidíš jen ty, protože v textu/).waitFor();

    const page = await visit(options);
    await openPageAs(page, admin, bazaar, ['/sprava', 'Přehled']);
    await page.getByRole('link', { name: /Inzeráty ke\skontrole/ }).click();
    await page.getByRole('list', { name: 'Čekají na kontrolu' }).getByRole('link', { name: title }).click();
    await page.getByText('Čeká, protože v textu prvního inzerátu je odkaz, telefon nebo e-mail.').waitFor();
    if (options.javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: 'Je v pořádku, pustit do výpisů' }).click();
    await page.getByText('Inzerát je puštěný a e-mail o tom je na cestě.').waitFor();
    await bazaar.post.emailTo(seller.email, /je na bazaru$/);
    await expect.poll(async () => (await shown()).status).toBe(200);
  },
);
