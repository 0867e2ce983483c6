import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setLastingPin } from '../../src/features/accounts/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration, askForPin, waitForHeading, typePin } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const wrongFor = (pin: string) => (pin === '000000' ? '111111' : '000000');
const pinField = (page: Page) => page.getByLabel('PIN', { exact: true });

/** The error message that a screen reader announces with the field. */
async function sentenceAt(page: Page): Promise<string> {
  const ids = (await pinField(page).getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = ids.map((id) => page.locator(`[id="${id}"]`).innerText());
  return (await Promise.all(texts)).join(' ');
}

/** The visible focus indicator: the field itself has no outline. */
const focusRing = (page: Page) =>
  pinField(page).evaluate((input) =>
    [...(input.parentElement?.children ?? [])].map((box) => getComputedStyle(box).boxShadow).join(' '),
  );

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with' : 'without';

  test(`a wrong PIN is reported at its field ${how} JavaScript, and the right one is still accepted`, async () => {
    const page = await visit({ javaScript, device: 'phone' });
    const email = `spatny-${how}@example.cz`;
    await askForPin(page, email);
    const pin = await bazaar.post.pinFor(email);
    // After submitting by keyboard or touch, the focus is on the PIN again.
    await expect.poll(() => pinField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await typePin(page, wrongFor(pin));
    await page.getByText('Špatný PIN').first().waitFor();
    expect(await sentenceAt(page)).toContain('Špatný PIN');
    expect(await pinField(page).getAttribute('aria-invalid')).toBe('true');
    await typePin(page, pin);
    await waitForHeading(page, 'Co prodáváš?');
  });

  test(`a mistyped email domain raises a question ${how} JavaScript, which sends the PIN to the right one`, async () => {
    const page = await visit({ javaScript, device: 'phone' });
    const [mistyped, meant] = [`preklep-${how}@gmial.com`, `preklep-${how}@gmail.com`];
    await page.goto('/pridani-nabidky');
    if (javaScript) await waitForHydration(page);
    await page.getByLabel('Tvůj e-mail').fill(mistyped);
    const question = page.getByText(`Nemyslíš ${meant}?`);
    if (javaScript) {
      await question.waitFor();
      await page.getByRole('button', { name: 'Je to dobře' }).click();
      await question.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Poslat PIN' }).click();
    await question.waitFor();
    await page.getByRole('button', { name: 'Poslat PIN tam' }).click();
    await page.getByText(meant, { exact: true }).waitFor();
    expect(await question.count()).toBe(0);
    await typePin(page, await bazaar.post.pinFor(meant));
    await waitForHeading(page, 'Co prodáváš?');
  });

  test(`after five wrong PINs ${how} JavaScript the right one is rejected`, async () => {
    const page = await visit({ javaScript });
    const email = `petkrat-${how}@example.cz`;
    await askForPin(page, email);
    const pin = await bazaar.post.pinFor(email);
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await typePin(page, wrongFor(pin));
      await answered;
      await page.getByText('Špatný PIN').first().waitFor();
    }
    await typePin(page, pin);
    await page.getByText('Neplatné ověření').waitFor();
    expect(await sentenceAt(page)).toContain('Pětkrát to nevyšlo. Nech si poslat nový PIN.');
  });
}

test('after a wrong PIN the right one is typed over it, and the message stays until a digit changes', async () => {
  const page = await visit();
  const email = 'prepsat@example.cz';
  await askForPin(page, email);
  const pin = await bazaar.post.pinFor(email);
  for (const wrong of [wrongFor(pin), wrongFor(pin)]) {
    await pinField(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(wrong);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.keyboard.press('Enter');
    await answered;
    await page.getByText('Špatný PIN').first().waitFor();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(wrong);
  }
  expect(await focusRing(page)).toContain('0px 0px 0px 3px');
  await page.keyboard.press('End');
  await page.keyboard.type('9x');
  expect(await sentenceAt(page)).toContain('Špatný PIN');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(pin);
  expect(await pinField(page).inputValue()).toBe(pin);
  await page.keyboard.press('Enter');
  await waitForHeading(page, 'Co prodáváš?');
});

test('an expired PIN is rejected, and a new one is accepted', async () => {
  const page = await visit();
  const email = 'pozde@example.cz';
  await askForPin(page, email);
  const late = await bazaar.post.pinFor(email);
  await bazaar.query(
    `update sign_in_challenges set expires_at = now(), sent_at = sent_at - interval '16 min'`,
  );
  await typePin(page, late);
  await page.getByText('Neplatné ověření').waitFor();
  expect(await sentenceAt(page)).toContain('PIN platil 15 minut. Nech si poslat nový.');
  await page.getByRole('link', { name: 'Změnit e-mail' }).click();
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await waitForHeading(page, 'Ověř, že je e-mail tvůj');
  await typePin(page, await bazaar.post.pinFor(email, new Set([late])));
  await waitForHeading(page, 'Co prodáváš?');
});

test('a new PIN is available after a visible wait, and invalidates the previous one', async () => {
  const page = await visit({ device: 'phone' });
  const email = 'znovu@example.cz';
  await page.clock.install();
  await askForPin(page, email);
  const first = await bazaar.post.pinFor(email);
  await page.getByText(/Nový PIN si můžeš poslat za 0:\d\d/).waitFor();
  const again = page.getByRole('button', { name: 'Poslat nový PIN' });
  expect(await again.isDisabled()).toBe(true);
  await bazaar.query(
    `update sign_in_challenges set sent_at = sent_at - interval '61 s' where email = '${email}'`,
  );
  await page.clock.fastForward(61_000);
  await again.click();
  await page.getByText('Nový PIN je na cestě. Předchozí už neplatí.').waitFor();
  const second = await bazaar.post.pinFor(email, new Set([first]));
  await typePin(page, first);
  await page.getByText('Špatný PIN').first().waitFor();
  await typePin(page, second);
  await waitForHeading(page, 'Co prodáváš?');
});

test('without JavaScript the wait is shown as a time of day, and an earlier request is rejected with the seconds left', async () => {
  const page = await visit({ javaScript: false });
  await askForPin(page, 'brzy@example.cz');
  await page.getByText(/Nový PIN si můžeš poslat v\s\d+:\d\d:\d\d\./).waitFor();
  await page.getByRole('button', { name: 'Poslat nový PIN' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^Nový PIN pošleme až za \d+\ss\.$/ })
    .waitFor();
});

test('a PIN is invalid in a browser that did not request it', async () => {
  const owner = await visit();
  const email = 'majitel@example.cz';
  await askForPin(owner, email);
  const pin = await bazaar.post.pinFor(email);

  const stranger = await visit();
  await stranger.goto('/pridani-nabidky/overeni');
  await waitForHeading(stranger, 'Kam ti mají kupující psát?');
  await askForPin(stranger, email);
  const theirs = await bazaar.post.pinFor(email, new Set([pin]));
  await typePin(stranger, pin);
  await stranger.getByText('Špatný PIN').first().waitFor();

  await typePin(owner, theirs);
  await owner.getByText('Špatný PIN').first().waitFor();
  await typePin(owner, pin);
  await waitForHeading(owner, 'Co prodáváš?');
});

for (const javaScript of [true, false]) {
  test(`a signed-in visitor continues with that account or switches to another one ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const page = await visit({ javaScript });
    const [one, other] = [`prvni-${javaScript}@example.cz`, `druhy-${javaScript}@example.cz`];
    await askForPin(page, one);
    await typePin(page, await bazaar.post.pinFor(one));
    await waitForHeading(page, 'Co prodáváš?');
    await page.goto('/pridani-nabidky');
    await waitForHeading(page, 'Co prodáváš?');
    await page
      .getByText(/^Přidáváš jako .+, máš 10\s+volných karet z\s10, každý aktivní inzerát zabere jednu\./)
      .waitFor();
    await page.getByRole('link', { name: /^Poptávka/ }).click();
    await waitForHeading(page, 'Co sháníš?');
    await page.getByRole('link', { name: /^Nabídka/ }).click();
    await waitForHeading(page, 'Co prodáváš?');
    await page.getByRole('link', { name: 'Použít jiný účet' }).click();
    await waitForHeading(page, 'Kam ti mají kupující psát?');
    await page.getByRole('link', { name: /^Zpět k účtu/ }).waitFor();
    await page.getByLabel('Tvůj e-mail').fill(other);
    await page.getByRole('button', { name: 'Poslat PIN' }).click();
    await waitForHeading(page, 'Ověř, že je e-mail tvůj');
    await typePin(page, await bazaar.post.pinFor(other));
    await waitForHeading(page, 'Co prodáváš?');
    await page.goto('/ucet/profil');
    await page.getByText(other).first().waitFor();
    expect(await page.getByText(one).count()).toBe(0);
  });
}

test('a lasting PIN is entered twice and then signs in without an email', async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const id = await postStick(seller);
  const page = await visit();
  const before = new Set([await bazaar.post.pinFor(seller.email)]);
  await askForPin(page, seller.email);
  await typePin(page, await bazaar.post.pinFor(seller.email, before));
  await waitForHeading(page, 'Co prodáváš?');
  await page.goto(`/pridani-nabidky/hotovo?inzerat=${id}`);
  await waitForHydration(page);
  const setPin = async (pin: string, again: string) => {
    await pinField(page).fill(pin);
    await page.getByLabel('PIN znovu').fill(again);
    await page.getByRole('button', { name: 'Nastavit PIN' }).click();
  };
  await setPin('482913', '482914');
  await page.getByText('PINy se musí shodovat').first().waitFor();
  await setPin('482913', '482913');
  await page.getByText('PIN je nastavený').waitFor();

  const later = await visit();
  await later.goto('/prihlaseni');
  await later.getByLabel('Tvůj e-mail').fill(seller.email);
  await later.getByRole('button', { name: 'Poslat PIN' }).click();
  await waitForHeading(later, 'Zadej PIN');
  await pinField(later).fill('482913');
  await later.getByRole('button', { name: 'Přihlásit se' }).click();
  await waitForHeading(later, 'Moje inzerce');
});

test('a lasting PIN still signs in when no more PINs may be mailed', async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 2);
  await seller.call(setLastingPin, { body: { pin: '482913', pinAgain: '482913' } });
  const page = await visit({ javaScript: false, mayFail: /prihlaseni/ });
  for (let asked = 0; asked < 6; asked += 1) {
    await page.goto('/prihlaseni');
    await page.getByLabel('Tvůj e-mail').fill(seller.email);
    await page.getByRole('button', { name: 'Poslat PIN' }).click();
  }
  await page.getByText('Posíláme ti moc PINů za sebou.').waitFor();
  await page.getByRole('button', { name: 'Zadat vlastní PIN bez e-mailu' }).click();
  await waitForHeading(page, 'Zadej PIN');
  await page.getByText(`Napiš svůj vlastní PIN k účtu ${seller.email}.`).waitFor();
  await pinField(page).fill('482913');
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await waitForHeading(page, 'Moje inzerce');
});
