import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { bothWays, useBrowser } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { arriveAs } from '../sign-in.ts';
import { alive } from '../wizard.ts';

let bazaar: Bazaar;
beforeAll(async () => {
  bazaar = await Bazaar.open();
});
afterAll(() => bazaar.close());
const { visit } = useBrowser(() => bazaar);

let people = 0;

test.each(bothWays)(
  '%s the overview counts what one has, and no promotion is offered where nobody can pay',
  async (_, options) => {
    const seller = new ApiVisitor(bazaar, (people += 1));
    await seller.signIn();
    await postStick(seller, { title: 'Hůl k přehledu' });
    const page = await visit(options);
    await arriveAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
    const main = page.getByRole('main');
    expect(await main.getByRole('progressbar', { name: /^Volné karty: 9\s+z\s10$/ }).count()).toBe(1);
    await main.getByRole('link', { name: 'inzerát ve výpisech' }).click();
    await page.getByRole('heading', { level: 1, name: 'Moje inzerce' }).waitFor();
    if (options.javaScript) await alive(page);
    await page.getByRole('button', { name: 'Další možnosti: Hůl k přehledu' }).click();
    await page.getByRole('link', { name: 'Sdílet: Hůl k přehledu' }).waitFor();
    expect(await page.getByText('Topovat').count()).toBe(0);
  },
);
