import { beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { openPageAs, signInFor } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar({
  // At most five PINs are sent to one person in an hour.
  env: { ADMIN_EMAILS: 'clovek-1@example.cz, clovek-2@example.cz', BANK_ACCOUNT: '19-2000145399/0800' },
});
let admin: ApiVisitor;
beforeAll(async () => {
  admin = new ApiVisitor(bazaar, 2);
  for (const visitor of [new ApiVisitor(bazaar, 1), admin]) await visitor.signIn();
});

const required = 'Toto pole je povinné';

/**
 * Every form of the administration that can be submitted empty: its button, its first field and the error
 * message.
 */
const forms = [
  ['/sprava/presmerovani', 'Přesměrování', 'Uložit přesměrování', 'Adresa u nás', 'Adresa začíná lomítkem'],
  ['/sprava/znacky', 'Značky', 'Přidat značku', 'Název', required],
  ['/sprava/mista-predani', 'Místa předání', 'Přidat místo', 'Název', required],
  ['/sprava/losovani', 'Losování', 'Připravit kolo', 'Název kola', required],
  ['/sprava/texty/blog/novy', 'Nový text', 'Uložit', 'Markdown se záhlavím', required],
  ['/sprava/texty', 'Texty webu', 'Začít psát', 'Název', required],
  ['/sprava/objednavky', 'Objednávky členství', 'Načíst výpis', 'Výpis z banky', 'Musíte vybrat hodnotu'],
] as const;

test.each([true, false])(
  'forms of the administration report missing values beside the field (JavaScript: %s)',
  async (javaScript) => {
    const page = await visit({ javaScript });
    const person = { email: 'clovek-1@example.cz', post: bazaar.post };
    await signInFor(page, person, '/sprava/presmerovani', 'Přesměrování');
    for (const [path, heading, button, label, sentence] of forms) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      if (javaScript) await waitForHydration(page);
      await page.getByRole('button', { name: button, exact: true }).click();
      const field = page.getByLabel(label);
      await expect.poll(() => field.getAttribute('aria-invalid'), { timeout: 15_000 }).toBe('true');
      const alert = page.locator(`[id="${(await field.getAttribute('aria-describedby'))?.split(' ')[0]}"]`);
      expect(await alert.innerText()).toContain(sentence);
      if (javaScript)
        await expect.poll(() => field.evaluate((at) => at === document.activeElement)).toBe(true);
    }
  },
);

test.each([true, false])(
  'creating a lottery round leaves the form empty (JavaScript: %s)',
  async (javaScript) => {
    const page = await visit({ javaScript });
    const person = { email: 'clovek-1@example.cz', post: bazaar.post };
    await signInFor(page, person, '/sprava/losovani', 'Losování');
    if (javaScript) await waitForHydration(page);
    const form = page.getByRole('form', { name: 'Připravit kolo' });
    await form.getByLabel('Název kola').fill(`Kolo ${javaScript ? 1 : 2} / 2027`);
    await form.getByRole('button', { name: 'Připravit kolo' }).click();
    const value = form.getByLabel('Přibližná hodnota kusu');
    await expect.poll(() => value.getAttribute('aria-invalid'), { timeout: 15_000 }).toBe('true');
    await form.getByText(required).first().waitFor();
    expect(await form.getByText('Číslo musí mít').count()).toBe(0);
    await form.getByLabel('Výhra').fill('Florbalka podle výběru');
    await value.fill('1500');
    await form.getByLabel('První den').fill('2027-01-01');
    await form.getByLabel('Poslední den').fill('2027-01-31');
    await form.getByLabel('Čas losování').first().fill('2027-02-02T20:00');
    await form.getByLabel('Důvod').fill('první kolo roku');
    await form.getByRole('button', { name: 'Připravit kolo' }).click();
    await page.getByText('Kolo je uložené.').waitFor();
    await expect.poll(() => form.getByLabel('Název kola').inputValue()).toBe('');
    expect(await value.inputValue()).toBe('');
  },
);

test('a text changed by a colleague meanwhile is neither overwritten nor removed, and the form shows both versions', async () => {
  const page = await visit({ mayFail: /sprava\/texty/ });
  const person = { email: 'clovek-1@example.cz', post: bazaar.post };
  await signInFor(page, person, '/sprava/texty/blog/delka-florbalky', 'Jak vybrat délku florbalky');
  const colleague = await page.context().newPage();
  await colleague.goto('/sprava/texty/blog/delka-florbalky');
  const source = (at: typeof page) => at.getByLabel('Markdown se záhlavím');
  const save = async (at: typeof page, words: string) => {
    await waitForHydration(at);
    await source(at).fill(`${await source(at).inputValue()}\n${words}\n`);
    await at.getByLabel('Důvod změny').fill('oprava');
    await at.getByRole('button', { name: 'Uložit' }).click();
  };
  await save(colleague, 'Slova kolegy.');
  await colleague.getByText('Uloženo, na webu je to hned.').waitFor();
  await save(page, 'Moje slova.');
  await page.getByText('Mezitím to někdo změnil').waitFor();
  expect(await source(page).inputValue()).toContain('Moje slova.');
  expect(await page.getByLabel('Znění, které je uložené').inputValue()).toContain('Slova kolegy.');
  await save(page, 'Obojí.');
  await page.getByText('Uloženo, na webu je to hned.').waitFor();
  await colleague.getByLabel('Důvod změny').fill('není potřeba');
  await colleague.getByRole('button', { name: 'Stáhnout z webu' }).click();
  await colleague.getByText('Text zůstal na webu.').waitFor();
  expect(await colleague.getByLabel('Znění, které je uložené').inputValue()).toContain('Obojí.');
});

test('unsaved input of an admin is restored after leaving and coming back', async () => {
  const page = await visit();
  const person = { email: 'clovek-2@example.cz', post: bazaar.post };
  await signInFor(page, person, '/sprava/newsletter/novy', 'Nový newsletter');
  for (const [path, label] of [
    ['/sprava/newsletter/novy', 'Text'],
    ['/sprava/texty/pages/cookies', 'Markdown se záhlavím'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await page.goto(path);
    await waitForHydration(page);
    await field.fill('Rozepsaná věta.');
    await page.goto('/sprava');
    await page.goto(path);
    await waitForHydration(page);
    await expect.poll(() => field.inputValue()).toBe('Rozepsaná věta.');
  }
});

test('an unsent decision is restored after leaving and coming back', async () => {
  const page = await visit();
  const somebody = await ApiVisitor.signedIn(bazaar, 3);
  await openPageAs(page, admin, bazaar, [`/sprava/inzerenti?hledat=${somebody.email}`, 'Inzerenti']);
  const form = page.getByRole('form', { name: 'Zablokovat účet' });
  const typed = async () =>
    Promise.all(
      ['Důvod', 'Bod pravidel nebo zákon', 'Odkud přišel podnět'].map((label) =>
        form.getByLabel(label).inputValue(),
      ),
    );
  await waitForHydration(page);
  await form.getByLabel('Důvod').fill('V inzerátech jsou cizí fotky.');
  await form.getByLabel('Bod pravidel nebo zákon').fill('Pravidla inzerátu: vlastní fotky');
  await form.getByLabel('Odkud přišel podnět').selectOption('Naše vlastní kontrola');
  const written = await typed();
  await page.goto('/sprava');
  await page.goBack();
  // A page from the back/forward cache appears before its URL does; an earlier reload would reload the other
  // page.
  await page.waitForURL('**/sprava/inzerenti?**');
  await form.waitFor();
  await page.reload();
  await waitForHydration(page);
  await expect.poll(typed).toEqual(written);
});

test.each([true, false])(
  'an admin creates an article from a template, and it appears on the blog (JavaScript: %s)',
  async (javaScript) => {
    const page = await visit({ javaScript, mayFail: /sprava\/texty/ });
    await openPageAs(page, admin, bazaar, ['/sprava/texty', 'Texty webu']);
    if (javaScript) await waitForHydration(page);
    const title = `Jak na mantinel ${javaScript ? 'rychle' : 'pomalu'}`;
    const slug = title.toLowerCase().replaceAll(' ', '-');
    await page.getByLabel('Název').fill(title);
    await page.getByLabel('Adresa', { exact: true }).fill('delka-florbalky');
    await page.getByRole('radio', { name: /^Hráč stojí/ }).check();
    await page.getByRole('button', { name: 'Začít psát' }).click();
    await page.getByText('Na této adrese už článek je.').waitFor();
    await page.getByLabel('Adresa', { exact: true }).fill(slug);
    await page.getByRole('button', { name: 'Začít psát' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nový text' }).waitFor();
    if (javaScript) await waitForHydration(page);
    const source = page.getByLabel('Markdown se záhlavím');
    const template = await source.inputValue();
    expect(template).toContain('obrázek: /kresby/delka-florbalky.svg');
    await source.fill(
      template.replace('popis:', 'popis: Mantinel a hůl.').replace('štítky:', 'štítky: Hole'),
    );
    await page.getByLabel('Důvod změny').fill('nový článek');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Uloženo, na webu je to hned.').waitFor();
    const article = async () => (await fetch(`${bazaar.url}/blog/${slug}`)).text();
    await expect.poll(article).toContain(title);
    expect(await article()).not.toContain('jen rada');
  },
);

test.each([true, false])(
  'an admin creates a partner and a question, and both are published (JavaScript: %s)',
  async (javaScript) => {
    const page = await visit({ javaScript });
    await openPageAs(page, admin, bazaar, ['/sprava/texty', 'Texty webu']);
    if (javaScript) await waitForHydration(page);
    const name = `FBC Mantinel ${javaScript ? 'rychlý' : 'pomalý'}`;
    const slug = `fbc-mantinel-${javaScript ? 'rychly' : 'pomaly'}`;
    await page.getByLabel('Jméno partnera').fill(name);
    await page.getByLabel('Adresa partnera').fill(slug);
    await page.getByLabel('Město').fill('Brno');
    await page.getByRole('button', { name: 'Začít stránku partnera' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nový text' }).waitFor();
    if (javaScript) await waitForHydration(page);
    const source = page.getByLabel('Markdown se záhlavím');
    await source.fill((await source.inputValue()).replace('popis:', 'popis: Oddíl z Brna.'));
    await page.getByLabel('Důvod změny').fill('nový partner');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Uloženo, na webu je to hned.').waitFor();
    await expect.poll(async () => (await fetch(`${bazaar.url}/partneri/${slug}`)).status).toBe(200);

    const question = `Půjčujete hole ${javaScript ? 'hned' : 'někdy'}?`;
    await page.goto('/sprava/texty');
    if (javaScript) await waitForHydration(page);
    await page.getByLabel('Otázka', { exact: true }).fill(question);
    await page.getByRole('button', { name: 'Napsat odpověď' }).click();
    await source.waitFor();
    if (javaScript) await waitForHydration(page);
    await expect.poll(() => source.inputValue()).toContain(`## ${question}`);
    await source.fill(`${(await source.inputValue()).trimEnd()}\n\nNe, jen prodáváme.\n`);
    await page.getByLabel('Důvod změny').fill('nová otázka');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Uloženo, na webu je to hned.').waitFor();
    const questions = async () => (await fetch(`${bazaar.url}/caste-dotazy`)).text();
    // Typesetting replaces spaces after short words by non-breaking ones.
    await expect.poll(questions).toMatch(new RegExp(question.replaceAll(' ', '\\s').replace('?', '\\?')));
  },
);
