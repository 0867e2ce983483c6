import { expect, test } from 'vitest';
import { answerConversation } from '../../src/features/conversations/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { question, startConversation } from '../conversation.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const messages = '/ucet/zpravy';
const conversation = (place: number) => startConversation(bazaar, place);

test('without JavaScript a seller sees a new message, answers it, and stops the buyer', async () => {
  const { seller, buyer, id } = await conversation(1);
  const page = await visit({ device: 'phone', javaScript: false });
  await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
  await page
    .getByRole('navigation', { name: 'Účet' })
    .getByRole('link', { name: /Zprávy.*1/ })
    .click();
  await waitForHeading(page, 'Zprávy');
  await page.getByRole('link', { name: /Hůl na zprávy 1/ }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${messages}/${id}`);
  await page.getByRole('log').getByText(question).waitFor();
  expect(await page.getByText('nepřečtená zpráva').count()).toBe(0);
  expect(await page.content()).not.toContain(buyer.email);

  await page.getByRole('button', { name: 'Odeslat' }).click();
  await page.getByText('Toto pole je povinné').waitFor();
  await page.getByLabel('Zpráva', { exact: true }).fill('Je, přijď v úterý.');
  await page.getByRole('button', { name: 'Odeslat' }).click();
  await page.getByRole('log').getByText('Je, přijď v úterý.').waitFor();
  expect(await page.getByLabel('Zpráva', { exact: true }).inputValue()).toBe('');
  const email = await bazaar.post.emailTo(buyer.email, /^Odpověď k inzerátu/);
  expect(email.text).toContain('> Je, přijď v úterý.');
  expect(email.text).toContain(`${messages}/${id}`);
  expect(email.replyTo).toBeUndefined();
  expect(email.text).not.toContain(seller.email);

  const options = page.getByRole('button', { name: 'Další možnosti' });
  await options.click();
  const stop = page.getByRole('button', { name: 'Zastavit zprávy' });
  await stop.waitFor();
  await page.keyboard.press('Escape');
  await stop.waitFor({ state: 'hidden' });
  expect(await options.evaluate((button) => button === document.activeElement)).toBe(true);
  await options.click();
  await page.getByRole('button', { name: 'Zastavit zprávy' }).click();
  await page.getByText('Zprávy jsou zastavené.').waitFor();
  const refused = await buyer.call(answerConversation, { params: { id }, body: { message: 'Haló?' } });
  expect(refused).toMatchObject({ refused: 'messages-not-wanted' });
  expect(await page.getByLabel('Zpráva', { exact: true }).count()).toBe(0);
});

test('an open conversation updates by itself, and unsent text survives that, a lost connection and an expired session', async () => {
  const { seller, buyer, id, sellerName } = await conversation(3);
  const page = await visit({ mayFail: /zpravy/ });
  await openPageAs(page, buyer, bazaar, [messages, 'Zprávy']);
  await page.getByRole('log').getByText(question).waitFor();
  await waitForHydration(page);
  const field = page.getByLabel('Zpráva', { exact: true });
  await field.fill('Přijdu v sedm.');

  await seller.get(answerConversation, { params: { id }, body: { message: 'Je, kdy přijdeš?' } });
  // Simulates returning to the window, instead of waiting 15 seconds for the next poll.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('log').getByText('Je, kdy přijdeš?').waitFor();
  expect(await field.inputValue()).toBe('Přijdu v sedm.');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Odeslat' }).click();
  await page.getByText('Spojení vypadlo').waitFor();
  expect(await field.inputValue()).toBe('Přijdu v sedm.');
  await page.context().setOffline(false);

  await bazaar.query('delete from sessions');
  await page.getByRole('button', { name: 'Odeslat' }).click();
  await page.getByText('Neplatný přístup, byl jsi odhlášen.').waitFor();
  const again = await ApiVisitor.signedIn(bazaar, 4);
  await openPageAs(page, again, bazaar, [`${messages}/${id}`, sellerName]);
  await expect.poll(() => field.inputValue()).toBe('Přijdu v sedm.');
  await page.getByRole('button', { name: 'Odeslat' }).press('Enter');
  await page.getByRole('log').getByText('Přijdu v sedm.').waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  // Focus moves to the field for the next message.
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each(browserVariants)(
  '%s a seller answers by one tap, sells to the buyer and undoes it',
  async (_, { javaScript, ...options }) => {
    const { seller, buyer, id } = await conversation(javaScript ? 7 : 9);
    const page = await visit({ javaScript, ...options });
    await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
    await page.goto(`${messages}/${id}`);
    if (javaScript) await waitForHydration(page);
    await page.getByRole('button', { name: 'Ano, je to ještě volné.' }).click();
    if (javaScript) {
      expect(await page.getByLabel('Zpráva', { exact: true }).inputValue()).toBe('Ano, je to ještě volné.');
      await page.getByRole('button', { name: 'Odeslat' }).click();
    }
    await page.getByRole('log').getByText('Ano, je to ještě volné.').waitFor();

    const steps = page.getByRole('list', { name: 'Jak je to daleko' });
    expect(await steps.locator('[aria-current="step"]').textContent()).toBe('Domluva');
    await page.locator('summary', { hasText: 'Prodáno' }).click();
    await page.getByLabel('Za kolik').fill('hodně');
    await page.getByRole('button', { name: 'Označit jako prodané' }).click();
    await page.getByText('Číslo musí být celé číslo').waitFor();
    await page.getByLabel('Za kolik').fill('900');
    await page.getByRole('button', { name: 'Označit jako prodané' }).click();
    await page.getByText('Inzerát je prodaný.').waitFor();
    expect(await steps.getByText('hotovo:').count()).toBe(3);
    expect(await page.getByRole('button', { name: /^(Navrhnout předání|Dorazilo to)/ }).count()).toBe(0);
    const other = await visit({ javaScript, ...options });
    await openPageAs(other, buyer, bazaar, ['/ucet', 'Můj účet']);
    await other.goto(`${messages}/${id}`);
    await other.getByRole('button', { name: 'Dorazilo to v pořádku.' }).waitFor();

    await page.getByRole('button', { name: /^Vrátit do nabídky/ }).click();
    await page.getByText('Inzerát je zpátky ve výpisech a je volný.').waitFor();
  },
);

test.each(browserVariants)('%s a price is proposed, countered, and accepted', async (_, options) => {
  const { seller, buyer, id } = await conversation(options.javaScript ? 11 : 13);
  const [asks, sells] = [await visit(options), await visit(options)];
  for (const [page, person] of [[asks, buyer] as const, [sells, seller] as const])
    await openPageAs(page, person, bazaar, ['/ucet', 'Můj účet']);
  await asks.goto(`${messages}/${id}`);
  if (options.javaScript) await waitForHydration(asks);
  await asks.getByRole('button', { name: 'Navrhnout cenu' }).first().click();
  const sheet = asks.locator('#jina-cena');
  const field = sheet.getByLabel('Navrhovaná cena');
  await field.fill('málo');
  await sheet.getByRole('button', { name: 'Odeslat návrh' }).click();
  await sheet.getByText('Číslo musí být celé číslo').waitFor();
  expect(await field.inputValue()).toBe('málo');
  await sheet.getByText(/^v inzerátu 1.001.Kč$/).waitFor();
  await field.fill('9OO');
  await sheet.getByRole('button', { name: 'Odeslat návrh' }).click();
  if (options.javaScript) {
    await sheet.getByRole('button', { name: /^Myslíš 900.Kč/ }).click();
    expect(await field.inputValue()).toBe('900');
    expect(await sheet.getByText('Číslo musí být celé číslo').count()).toBe(0);
  } else {
    await sheet.getByText(/^Myslíš 900.Kč/).waitFor();
    await field.fill('900');
  }
  await sheet.getByRole('button', { name: 'Odeslat návrh' }).click();
  await asks.getByRole('region', { name: 'Tvoje cena' }).getByText('Čeká se na odpověď.').waitFor();

  await sells.goto(`${messages}/${id}`);
  if (options.javaScript) await waitForHydration(sells);
  const card = sells.getByRole('region', { name: /^Cena od:/ });
  expect(await card.getByRole('button').allTextContents()).toEqual(['Přijmout', 'Jiná cena', 'Odmítnout']);
  await card.getByRole('button', { name: 'Jiná cena' }).click();
  const counter = sells.locator('#jina-cena');
  await counter.getByLabel('Navrhovaná cena').fill('950 Kč');
  await counter.getByRole('button', { name: 'Odeslat návrh' }).click();
  await counter.waitFor({ state: 'hidden' });
  await card.getByText('Navrhuješ jinou').waitFor();

  await asks.goto(`${messages}/${id}`);
  if (options.javaScript) await waitForHydration(asks);
  const theirs = asks.getByRole('region', { name: /^Cena od:/ });
  await theirs.getByRole('button', { name: 'Přijmout' }).click();
  await theirs.getByText('Přijato').waitFor();
  expect(await asks.getByRole('log').getByText('Souhlasím s cenou').count()).toBe(0);
  await sells.goto(`${messages}/${id}`);
  if (options.javaScript) await waitForHydration(sells);
  await sells.getByRole('button', { name: /^Rezervovat/ }).click();
  await sells.getByText(/^Rezervováno pro: .*Ostatní/).waitFor();
  expect(await sells.getByText('domluveno 950 Kč').count()).toBe(1);
  await sells.locator('summary', { hasText: 'Prodáno' }).click();
  expect(await sells.getByLabel('Za kolik').inputValue()).toBe('950');
  const email = await bazaar.post.emailTo(buyer.email, /^Prodejce ti inzerát rezervoval: /);
  expect(email.text).toContain(`${messages}/${id}`);
  expect(email.text).not.toContain(seller.email);
  await asks.goto(`${messages}/${id}`);
  await asks.getByRole('log').getByText('Prodejce ti inzerát rezervoval.').waitFor();
});

test.each(browserVariants)(
  '%s a meeting is proposed, confirmed and added to a calendar, which strangers cannot open',
  async (_, options) => {
    const { seller, buyer, id } = await conversation(options.javaScript ? 15 : 17);
    const [asks, sells] = [await visit(options), await visit({ ...options, mayFail: /predani/ })];
    for (const [page, person] of [[asks, buyer] as const, [sells, seller] as const])
      await openPageAs(page, person, bazaar, ['/ucet', 'Můj účet']);
    await asks.goto(`${messages}/${id}`);
    if (options.javaScript) await waitForHydration(asks);
    await asks.getByRole('button', { name: 'Navrhnout předání' }).first().click();
    const form = asks.locator('#predani');
    await form.getByLabel('Místo předání').fill('Hala Poruba');
    await form.getByRole('button', { name: 'Odeslat návrh' }).click();
    await form.getByText('Toto pole je povinné').waitFor();
    expect(await form.getByLabel('Místo předání').inputValue()).toBe('Hala Poruba');
    const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
    await form.getByLabel('Den a čas').fill(`${day}T19:00`);
    await form.getByRole('button', { name: 'Odeslat návrh' }).click();
    await asks.getByRole('region', { name: 'Tvůj návrh předání' }).getByText('Čeká se na odpověď.').waitFor();

    await sells.goto(`${messages}/${id}`);
    if (options.javaScript) await waitForHydration(sells);
    await sells.getByRole('button', { name: 'Potvrdit' }).click();
    const link = sells.getByRole('link', { name: 'Do kalendáře' });
    await link.waitFor();
    const address = (await link.getAttribute('href')) ?? '';
    const file = await sells.request.get(bazaar.url + address);
    expect(file.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(await file.text()).toContain(`DTSTART;TZID=Europe/Prague:${day.replaceAll('-', '')}T190000`);
    const stranger = await ApiVisitor.signedIn(bazaar, options.javaScript ? 19 : 20);
    const elsewhere = await visit(options);
    await openPageAs(elsewhere, stranger, bazaar, ['/ucet', 'Můj účet']);
    expect((await elsewhere.request.get(bazaar.url + address)).status()).toBe(404);
  },
);
