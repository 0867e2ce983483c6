import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';
import {
  addPhotos,
  waitForHydration,
  chooseCategory,
  describeStick,
  goToPhotos,
  goToPreview,
  proveEmail,
  publish,
} from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const ways = [
  { device: 'phone', javaScript: true, word: 'Vichr' },
  { device: 'phone', javaScript: false, word: 'Hrom' },
  { device: 'desktop', javaScript: true, word: 'Delfin' },
  { device: 'desktop', javaScript: false, word: 'Komet' },
] as const;

for (const { device, javaScript, word } of ways) {
  const how = `on a ${device} ${javaScript ? 'with' : 'without'} JavaScript`;
  test(`${how}, a stranger sells a stick and another one finds it, reads about it and sends a message`, async () => {
    const title = `Hůl ${word} pro leváka`;
    const seller = `prodejce-${word.toLowerCase()}@example.cz`;
    await sell(await visit({ device, javaScript }), { title, email: seller, javaScript });
    const published = await bazaar.post.emailTo(seller, /je na bazaru$/);
    expect(published.text).toContain(title);

    const buyer = `kupec-${word.toLowerCase()}@example.cz`;
    await buy(await visit({ device, javaScript }), { title, email: buyer, javaScript });
    const message = await bazaar.post.emailTo(seller, /^Nová zpráva k inzerátu/);
    expect(message.text).toContain('> Dobrý den, je ta hůl ještě volná?');
    expect(message.replyTo).toMatchObject([{ address: buyer }]);
    const receipt = await bazaar.post.emailTo(buyer, /odešla$/);
    expect(receipt.text).not.toContain('Dobrý den');
    expect(receipt.text).not.toContain(seller);
  });
}

type Sale = { title: string; email: string; javaScript: boolean };

async function sell(page: Page, { title, email, javaScript }: Sale): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Přidat/ })
    .filter({ visible: true })
    .first()
    .click();
  await proveEmail(page, { email, post: bazaar.post });
  await chooseCategory(page, 'Florbalky', javaScript);
  if (javaScript) await waitForHydration(page);
  await describeStick(page, title, javaScript);
  await goToPhotos(page);
  if (javaScript) await waitForHydration(page);
  await addPhotos(page, 2, javaScript);
  await goToPreview(page);
  expect(await page.getByRole('article', { name: 'Náhled inzerátu' }).innerText()).toContain(title);
  await publish(page);
  expect(await page.locator('main').innerText()).toContain(email);
  // Going back does not show an empty form without an explanation.
  await page.goBack();
  await page.getByText('Nic rozepsaného tu nemáš').waitFor();
}

type Purchase = { title: string; email: string; javaScript: boolean };

async function buy(page: Page, { title, email, javaScript }: Purchase): Promise<void> {
  await page.goto('/');
  await page.getByRole('search', { name: 'Co hledáš' }).getByLabel('Co hledáš').fill('unihoc');
  await page.getByRole('search', { name: 'Co hledáš' }).getByRole('button', { name: 'Hledat' }).click();
  await page.getByRole('heading', { level: 1, name: '„unihoc“' }).waitFor();
  await page.getByRole('list', { name: 'Výsledky hledání' }).getByRole('link', { name: title }).click();

  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  if (javaScript) await waitForHydration(page);
  const words = await page.locator('main').innerText();
  for (const fact of [
    '1\u00a0490\u00a0Kč',
    '96',
    '26',
    'levá',
    'Lehce hrané',
    'čepel drží tvar.\nBez prasklin.',
    'Brno',
  ]) {
    expect(words.toLowerCase()).toContain(fact.toLowerCase());
  }
  expect(words).not.toContain('@');

  await page.getByRole('link', { name: 'Napsat prodejci' }).filter({ visible: true }).click();
  const form = javaScript ? page.getByRole('dialog', { name: 'Napsat prodejci' }) : page.locator('main');
  await form.getByLabel('Jméno').fill('Karel Kupec');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Zpráva').fill('Dobrý den, je ta hůl ještě volná?');
  await form.getByRole('checkbox', { name: /^Souhlasím/ }).check();
  await form.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await page.getByText('Zpráva odeslaná').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/inzerat\/hul-/);
}
