import { expect, test } from 'vitest';
import { contactAdvertiser } from '../../src/features/conversations/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

let people = 0;

test.each(browserVariants)(
  '%s the overview shows counts, and offers no promotion where nothing can be paid for',
  async (_, options) => {
    const seller = await ApiVisitor.signedIn(bazaar, (people += 1));
    await postStick(seller, { title: 'Hůl k přehledu' });
    const page = await visit(options);
    await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
    const main = page.getByRole('main');
    expect(await main.getByRole('progressbar', { name: /^Obsazené karty: 1\s+z\s10$/ }).count()).toBe(1);
    await main.getByText('inzerát ve výpisech').waitFor();
    await main.getByRole('link', { name: 'Moje inzerce' }).click();
    await page.getByRole('heading', { level: 1, name: 'Moje inzerce' }).waitFor();
    if (options.javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: 'Další možnosti: Hůl k přehledu' }).click();
    await page.getByRole('link', { name: 'Sdílet: Hůl k přehledu' }).waitFor();
    expect(await page.getByText('Topovat').count()).toBe(0);
  },
);

test.each(browserVariants)(
  '%s the overview starts with pending tasks, each with its count and one link, and has no duplicate links',
  async (_, options) => {
    const [seller, buyer] = [new ApiVisitor(bazaar, (people += 1)), new ApiVisitor(bazaar, (people += 1))];
    await Promise.all([seller.signIn(), buyer.signIn()]);
    const page = await visit({ ...options, device: 'phone' });
    await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
    await page.getByText('Teď nic.').waitFor();

    const id = await postStick(seller, { title: 'Hůl ke konci' });
    await bazaar.query(`update listings set expires_at = now() + interval '2 days' where id = ${id}`);
    await seller.fillDraft({ category: 'florbalky', title: 'Rozepsaná hůl' });
    await buyer.get(contactAdvertiser, {
      params: { id },
      body: { name: 'Eva', email: buyer.email, message: 'Je ještě k mání?', consent: true },
    });
    await page.goto('/ucet');
    const waiting = page.getByRole('region', { name: 'Co na tebe čeká' }).getByRole('listitem');
    await expect.poll(() => waiting.count()).toBe(3);
    const [answer, ends, drafts] = await waiting.allInnerTexts();
    expect(answer).toMatch(/^1\s+zpráva čeká na odpověď/);
    expect(ends).toMatch(/^1\s+inzerát brzy skončí/);
    expect(drafts).toMatch(/^1\s+rozepsaný koncept/);
    const ways = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways.length).toBeGreaterThan(12);
    expect(ways.filter((way, place) => ways.indexOf(way) !== place)).toEqual([]);
    await page.getByRole('link', { name: /^Odpovědět/ }).click();
    await page.getByRole('log').getByText('Je ještě k mání?').waitFor();
  },
);
