import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contactAdvertiser } from '../../src/features/conversations/contract.ts';
import { reportContent } from '../../src/features/reports/contract.ts';
import { adminLogEntry } from '../admin-log-entry.ts';
import { ApiVisitor } from '../api-visitor.ts';
import type { Device } from '../browser.ts';
import { press, type } from '../keyboard.ts';
import { carryOutDecisions } from '../reporting.ts';
import { jpeg, offerOf } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { stickForm } from '../stick-form.ts';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { waitForHeading, waitForHydration } from '../wizard.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin();

/** How an admin uses a page: only by keys, or only by touching it. */
type Hand = {
  device: Device;
  activate: (page: Page, control: Locator) => Promise<void>;
  /** Chooses a control that has a shortcut. */
  choose: (page: Page, control: Locator, key: string) => Promise<void>;
  write: (page: Page, field: Locator, text: string) => Promise<void>;
};
const hands: [words: string, hand: Hand][] = [
  [
    'by keyboard only',
    { device: 'desktop', activate: press, choose: (page, _, key) => page.keyboard.press(key), write: type },
  ],
  [
    'on a phone',
    {
      device: 'phone',
      activate: (_, control) => control.tap(),
      choose: (_, control) => control.tap(),
      write: (_, field, text) => field.fill(text),
    },
  ],
];

let people = 0;
const offered = () => offerOf(bazaar, (people += 1));

/** Two reported listings, one held for review, a stopped sender and a job that was given up. */
async function whatHappenedOvernight() {
  const [stolen, fine, third] = [await offered(), await offered(), await offered()];
  for (const { address } of [stolen, fine])
    await new ApiVisitor(bazaar, (people += 1)).get(reportContent, {
      body: {
        address,
        reason: 'stolen',
        explanation: 'Tuhle hůl nám ukradli z haly.',
        name: 'Eva Okradená',
        email: `eva-${people}@example.cz`,
        truthful: 'on',
      },
    });
  const novice = await ApiVisitor.signedIn(bazaar, (people += 1));
  const description = 'Prodám hůl po jedné sezoně. Volejte 603 123 456.';
  const draft = await novice.fillDraft({
    ...stickForm(people),
    title: `Podržená hůl ${people}`,
    description,
  });
  await novice.sendPhoto(draft.albumId, await jpeg());
  const held = { id: await novice.publish(draft.id), title: `Podržená hůl ${people}` };
  const deceiver = await ApiVisitor.signedIn(bazaar, (people += 1));
  const message = 'Kurýr si hůl vyzvedne a zaplatí, na http://dpd-platba.xyz/prijem stačí zadat číslo karty.';
  for (const { id } of [stolen, fine, third])
    await deceiver.get(contactAdvertiser, {
      params: { id },
      body: { name: 'Petr', email: deceiver.email, message, consent: 'on' },
    });
  await bazaar.query(`select graphile_worker.add_job('process-photo', '{}', job_key := 'noc',
    run_at := now() + interval '1 day')`);
  await bazaar.query(`select graphile_worker.permanently_fail_jobs(array_agg(id::bigint), 'Fotka je pryč.')
    from graphile_worker.jobs where key = 'noc'`);
  return { stolen, fine, held, deceiver };
}

test.each(hands)('an admin works off a morning %s', async (_, { device, activate, choose, write }) => {
  const { stolen, fine, held, deceiver } = await whatHappenedOvernight();
  const page = await visit({ device });
  const main = page.getByRole('main');
  const link = (name: string | RegExp) => main.getByRole('link', { name }).first();
  const button = (name: string) => main.getByRole('button', { name });
  const radio = (name: RegExp) => main.getByRole('radio', { name });
  const backToOverview = async () => {
    await activate(
      page,
      page.getByRole('navigation', { name: 'Správa' }).getByRole('link', { name: 'Přehled' }),
    );
    await waitForHeading(page, 'Přehled');
  };
  const status = async (address: string) => (await fetch(bazaar.url + address)).status;
  await openPageAs(page, admin, bazaar, ['/sprava', 'Přehled']);
  await waitForHydration(page);

  await activate(page, link(/^Nahlášení\s*2/));
  await waitForHeading(page, 'Nahlášení');
  await activate(page, link(new RegExp(stolen.title)));
  await waitForHeading(page, 'Podezření na krádež');
  await choose(page, radio(/^Smazat inzerát/), 's');
  await choose(page, radio(/^Cizí fotky/), '2');
  await choose(page, button('Rozhodnout a poslat e-maily'), 'Control+Enter');
  await page.getByRole('heading', { name: 'Rozhodnuto: Smazáno' }).waitFor();
  await choose(page, link('Další'), 'j');
  await page.getByRole('heading', { name: fine.title }).waitFor();
  await choose(page, radio(/^Nechat být/), 'n');
  await write(page, main.getByRole('textbox', { name: 'Důvod' }), 'Prodejce doložil účtenku s číslem hole.');
  await choose(page, button('Rozhodnout a poslat e-maily'), 'Control+Enter');
  await page.getByRole('heading', { name: 'Rozhodnuto: Ponecháno' }).waitFor();

  await backToOverview();
  await activate(page, link(/^Inzeráty ke\skontrole\s*1/));
  await activate(page, link(held.title));
  await waitForHeading(page, held.title);
  await activate(page, button('Je v pořádku, pustit do výpisů'));
  await page.getByText('Inzerát je puštěný').waitFor();

  await backToOverview();
  await activate(page, link(/^Zastavené zprávy\s*1/));
  await waitForHeading(page, 'Zastavené zprávy');
  await main.getByText(`${deceiver.email}, účet od`).waitFor();
  await write(page, main.getByLabel('Důvod'), 'třem lidem psal o kartu');
  await activate(page, button('Nechat zastavené'));
  await page.getByText('Odesílatel zůstává zastavený').waitFor();

  await backToOverview();
  await activate(page, link(/^Selhané úlohy\s*1/));
  await waitForHeading(page, 'Úlohy a e-maily');
  await main.getByText('Fotka je pryč.').waitFor();
  await activate(page, main.getByText('Zahodit', { exact: true }));
  await activate(page, button('Zahodit úlohu'));
  await page.getByText('Úloha je zahozená.').waitFor();

  await backToOverview();
  await page.getByText(/^Nic nečeká: Nahlášení, Námitky, Inzeráty ke\skontrole, Zastavené zprávy/).waitFor();
  await link(/^Selhané úlohy\s*0/).waitFor();
  await carryOutDecisions(bazaar);
  await expect.poll(() => status(stolen.address)).toBe(410);
  expect(await status(fine.address)).toBe(200);
  await bazaar.post.emailTo(stolen.seller.email, /jsme smazali$/);
  await activate(page, page.getByRole('navigation', { name: 'Správa' }).getByRole('link', { name: 'Deník' }));
  await adminLogEntry(page, 'Smazaný inzerát').waitFor();
});
