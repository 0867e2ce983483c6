import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { sampleCompany, fakeRegister } from '../../test/register.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { type VisitOptions, browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { smsGateway } from '../sms-gateway.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const register = await fakeRegister();
const gateway = await smsGateway();
const { bazaar, visit } = await useBazaar({
  env: { ARES_BASE_URL: register.address, SMS_URL: gateway.url, ADMIN_EMAILS: 'clovek-200@example.cz' },
});
beforeEach(async () => {
  register.mood = 'well';
  register.asked.length = 0;
  // A response of the register is cached for a day.
  await bazaar.query('delete from companies');
});

let people = 0;
let person: ApiVisitor;
beforeEach(async () => {
  person = new ApiVisitor(bazaar, (people += 1));
  await person.signIn();
});

async function inProfile(options: VisitOptions & { javaScript: boolean }): Promise<Page> {
  const page = await visit(options);
  await openPageAs(page, person, bazaar, ['/ucet', 'Můj účet']);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Profil/ })
    .last()
    .click();
  await waitForHeading(page, 'Profil');
  if (options.javaScript) await waitForHydration(page);
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const value = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();
/** Waits until the button is enabled: it ignores clicks during the previous request. */
const askRegister = (page: Page) =>
  page.locator('button:not([aria-busy])', { hasText: 'Načíst z ARES' }).click();

/** Possible responses of the register of companies, including none, with the messages shown for them. */
const answers = [
  ['a wrong checksum', '27074359', 'well', 'Tohle IČO nemůže platit, zkontroluj číslice.'],
  ['an unknown number', '61989592', 'well', 'Firmu s tímto IČO rejstřík ARES nezná.'],
  ['a broken answer', sampleCompany.ico, 'broken', 'ARES se nepodařilo načíst'],
  ['a register that is down', sampleCompany.ico, 'down', 'ARES se nepodařilo načíst'],
  ['a register that is slow', sampleCompany.ico, 'slow', 'ARES se nepodařilo načíst'],
] as const;

for (const [words, options] of browserVariants) {
  test(`${words} a trader's data come from ARES, any response preserves the input, and everything can be typed by hand`, async () => {
    const page = await inProfile(options);
    await page.getByLabel('Celé jméno').fill('Jana Nováková');
    expect(await page.getByLabel('IČO', { exact: true }).isVisible()).toBe(false);
    await page.getByRole('radio', { name: /^Jako podnikatel/ }).check({ force: true });
    await page.getByRole('button', { name: 'Uložit profil' }).click();
    await page.getByText('Ulice a číslo: Toto pole je povinné').waitFor();
    for (const [, companyId, mood, sentence] of answers) {
      register.mood = mood;
      await page.getByLabel('IČO', { exact: true }).fill(companyId);
      await askRegister(page);
      await page.getByText(sentence).first().waitFor();
      expect(await value(page, 'Celé jméno')).toBe('Jana Nováková');
      expect(await page.getByRole('radio', { name: /^Jako podnikatel/ }).isChecked()).toBe(true);
    }
    // The checksum is validated before the register is asked.
    expect(register.asked).not.toContain('27074359');

    register.mood = 'well';
    await askRegister(page);
    await expect.poll(() => value(page, 'Obchodní jméno')).toBe(sampleCompany.obchodniJmeno);
    await expect.poll(() => page.getByText('Toto pole je povinné').count()).toBe(0);
    expect(await value(page, 'DIČ')).toBe('CZ27074358');
    expect(await value(page, 'Ulice a číslo')).toBe('Halova 778/3a');
    expect(await value(page, 'PSČ')).toBe('602 00');
    expect(await value(page, 'Celé jméno')).toBe('Jana Nováková');
    await page.getByLabel('Město', { exact: true }).fill('Brno-Ponava');
    await page.getByRole('button', { name: 'Uložit profil' }).click();
    await page.getByText('Profil je uložený.').waitFor();

    await page.getByRole('link', { name: 'Tak tě vidí ostatní' }).click();
    await waitForHeading(page, 'Jana N.');
    const legal = 'Palice & Míček s.r.o., Halova 778/3a, 602 00 Brno-Ponava, IČO 27074358, DIČ CZ27074358';
    await page.getByText(legal).waitFor();
    expect(await page.getByText('Nováková').count()).toBe(0);
  }, 180_000);

  test(`${words} a private seller who clicked „Jako podnikatel“ and changed their mind can save the profile`, async () => {
    const page = await inProfile(options);
    await page.getByLabel('Celé jméno').fill('Jana Nováková');
    await page.getByRole('radio', { name: /^Jako podnikatel/ }).check({ force: true });
    await page.getByLabel('IČO', { exact: true }).fill('1234');
    await page.getByLabel('PSČ', { exact: true }).fill('6');
    await page.getByRole('button', { name: 'Uložit profil' }).click();
    await page.getByText('PSČ má pět číslic.').first().waitFor();
    await page.getByRole('radio', { name: /^Soukromě/ }).check({ force: true });
    await page.getByRole('button', { name: 'Uložit profil' }).click();
    await page.getByText('Profil je uložený.').waitFor();
  });

  test(`${words} each save is confirmed anew, and a failed look-up takes the confirmation away`, async () => {
    const page = await inProfile(options);
    for (const name of ['Jana Nováková', 'Jana Malá']) {
      await page.getByLabel('Celé jméno').fill(name);
      await page.getByRole('button', { name: 'Uložit profil' }).click();
      await page.getByText('Profil je uložený.').waitFor();
      if (!options.javaScript) continue;
      await expect.poll(() => focused(page)).toContain('Profil je uložený.');
      await page.getByLabel('Celé jméno').focus();
    }
    await page.getByRole('radio', { name: /^Jako podnikatel/ }).check({ force: true });
    await page.getByLabel('IČO', { exact: true }).fill('27074359');
    await askRegister(page);
    await page.getByText('Tohle IČO nemůže platit, zkontroluj číslice.').first().waitFor();
    // The form shows the message itself when the field is left, before the response arrives.
    await page.getByText('Profil je uložený.').waitFor({ state: 'detached' });
  });

  test(`${words} a phone and a new e-mail are verified by codes, and the old e-mail is notified`, async () => {
    const { email } = person;
    const page = await inProfile(options);
    const number = `+420777${String(100_000 + people)}`;
    await page.getByRole('textbox', { name: 'Telefon' }).fill(number.slice(4));
    await page.getByRole('region', { name: 'Telefon' }).getByRole('button', { name: 'Přidat' }).click();
    await waitForHeading(page, 'Ověř telefon');
    if (options.javaScript) {
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pin');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.getByText('Zkontroluj, jestli je číslo správně.').waitFor();
    const code = await gateway.codeTo(number);
    await page.getByLabel('PIN', { exact: true }).fill(code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: 'Ověřit' }).click();
    await page.getByText('Špatný PIN').first().waitFor();
    await page.goto('/ucet/profil');
    const phone = page.getByRole('region', { name: 'Telefon' });
    await phone.getByText('Čeká na PIN', { exact: true }).waitFor();
    expect(await phone.getByRole('button', { name: 'Odebrat' }).count()).toBe(0);
    await phone.getByRole('link', { name: 'Napsat PIN' }).click();
    await waitForHeading(page, 'Ověř telefon');
    await page.getByLabel('PIN', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Ověřit' }).click();
    await page.getByText('Telefon je ověřený.').waitFor();
    await phone.getByText('Ověřený', { exact: true }).waitFor();

    // Whether listings show the phone is set beside it, and saving the rest of the profile does not change that.
    if (options.javaScript) await waitForHydration(page);
    const shown = phone.getByRole('checkbox', { name: /^Ukazovat telefon u inzerátů/ });
    await shown.check();
    await phone.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Profil je uložený.').waitFor();
    expect(await shown.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Uložit profil' }).click();
    await page.getByText('Profil je uložený.').waitFor();
    expect(await shown.isChecked()).toBe(true);

    const next = `nova-${email}`;
    await page.getByLabel('Nový e-mail').fill(next);
    await page
      .getByRole('region', { name: 'E-mail', exact: true })
      .getByRole('button', { name: 'Změnit' })
      .click();
    await waitForHeading(page, 'Ověř nový e-mail');
    const mail = await bazaar.post.emailTo(next, /je PIN k ověření/);
    await page.getByLabel('PIN', { exact: true }).fill(/\d{6}/.exec(mail.subject ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Ověřit' }).click();
    await page.getByText('Účet má nový e-mail.').waitFor();
    await bazaar.post.emailTo(email, /^E-mail tvého účtu se změnil$/);
    expect(
      await bazaar.query(`select email from advertisers where email in ('${email}', '${next}')`),
    ).toEqual([{ email: next }]);
  });
}

test('the public page paginates listings, an old URL redirects to the new one, an admin blocks it', async () => {
  const id = await postStick(person, { title: 'Unihoc Epic leváková' });
  await bazaar.query(`
    update advertisers set card_limit = 300 where email = '${person.email}';
    insert into listings (advertiser_id, kind, state, category_id, title, slug, description, attributes, price_type,
      price, place_name, district_code, place_exact, inserted, changed, created, updated, expires_at)
    select advertiser_id, kind, state, category_id, title || ' ' || n, slug, description, attributes, price_type,
      price, place_name, district_code, place_exact, inserted - n * interval '1 minute', changed, created, updated,
      expires_at
    from listings, generate_series(1, 29) n where id = ${id}`);
  for (const javaScript of [true, false]) {
    const page = await visit({ javaScript, device: 'phone' });
    await page.goto(`/inzerat/unihoc-epic-levakova-${id}`);
    await page.getByRole('region', { name: 'Inzerent' }).getByRole('link').first().click();
    await page.getByText('Zobrazeno 24 ze 30').waitFor();
    await page.getByText('Ověřený e-mail').waitFor();
    await page.getByRole('link', { name: 'Načíst další' }).click();
    await page.getByText('To je všech 30.').waitFor();
    await page.getByRole('link', { name: 'Unihoc Epic leváková 29' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  }
  const [{ slug } = { slug: '' }] = await bazaar.query<{ slug: string }>(
    `select slug from advertisers where email = '${person.email}'`,
  );
  const page = await visit();
  await openPageAs(page, person, bazaar, ['/ucet/profil', 'Profil']);
  await waitForHydration(page);
  await page.getByLabel('Veřejné jméno').fill('Florbalka');
  await page.getByRole('button', { name: 'Uložit profil' }).click();
  await page.getByText('Profil je uložený.').waitFor();
  const status = async (address: string) => {
    const answer = await fetch(bazaar.url + address, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  const renamed = `/inzerent/florbalka-${slug.split('-').at(-1)}`;
  // The page at the old URL is cached for a few seconds.
  await expect.poll(() => status(`/inzerent/${slug}`)).toEqual([301, renamed]);
  expect(await status(renamed)).toEqual([200, null]);
  expect(await status('/inzerent/nikdo-000000')).toEqual([404, null]);

  const admin = await ApiVisitor.signedIn(bazaar, 200);
  const office = await visit({ javaScript: false });
  // Admins cannot be blocked, so there is no button for it.
  await openPageAs(office, admin, bazaar, [`/sprava/inzerenti?hledat=${admin.email}`, 'Inzerenti']);
  await office.getByText('Účet někoho ze správy zablokovat nejde.').waitFor();
  expect(await office.getByRole('button', { name: 'Zablokovat účet' }).count()).toBe(0);
  await openPageAs(office, admin, bazaar, [`/sprava/inzerenti?hledat=${person.email}`, 'Inzerenti']);
  const block = office.getByRole('form', { name: 'Zablokovat účet' });
  await block.getByLabel('Důvod').fill('Fotky v inzerátech jsou z e-shopu.');
  await office.getByRole('button', { name: 'Zablokovat účet' }).click();
  await office.getByText('Toto pole je povinné').first().waitFor();
  expect(await block.getByLabel('Důvod').inputValue()).toBe('Fotky v inzerátech jsou z e-shopu.');
  await office.getByLabel('Bod pravidel nebo zákon').fill('Pravidla inzerátu: vlastní fotky');
  await office.getByRole('button', { name: 'Zablokovat účet' }).click();
  await office.getByText('Účet je zablokovaný a e-mail s důvodem je na cestě.').waitFor();
  await expect.poll(() => status(renamed)).toEqual([410, null]);
  const mail = await bazaar.post.emailTo(person.email, /^Tvůj účet jsme zablokovali$/);
  expect(mail.text).toContain('Fotky v inzerátech jsou z e-shopu.');
  await page.goto('/ucet');
  await page.getByText('Neplatný přístup, byl jsi odhlášen.').waitFor();
  const before = new Set(bazaar.post.pinsTo(person.email));
  await page.goto('/prihlaseni');
  await page.getByLabel('Tvůj e-mail').fill(person.email);
  await page.getByRole('button', { name: 'Poslat PIN' }).click();
  await waitForHeading(page, 'Zadej PIN');
  await page.getByLabel('PIN', { exact: true }).fill(await bazaar.post.pinFor(person.email, before));
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  const reason = page.getByRole('alert').filter({ hasText: 'Tenhle účet jsme zablokovali.' });
  await reason.getByText('Důvod: Fotky v inzerátech jsou z e-shopu.').waitFor();
  await reason.getByText('Pravidlo: Pravidla inzerátu: vlastní fotky.').waitFor();
  await reason.getByRole('link', { name: 'Podat námitku' }).click();
  await waitForHeading(page, 'Kontakt');
  expect(await page.getByRole('combobox').first().inputValue()).toBe('objection');
});

test('on a wide screen all forms of the profile have one width that is easy to read', async () => {
  const page = await inProfile({ device: 'desktop', javaScript: true });
  const widths = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().width));
  expect(widths).toHaveLength(6);
  expect(new Set(widths)).toEqual(new Set([640]));
});
