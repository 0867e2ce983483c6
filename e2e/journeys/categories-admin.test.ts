import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { browserVariants, useBrowser } from '../browser.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

let bazaar: Bazaar;
let admin: ApiVisitor;
beforeAll(async () => {
  bazaar = await Bazaar.open({ env: { ADMIN_EMAILS: 'clovek-1@example.cz' } });
  admin = new ApiVisitor(bazaar, 1);
  await admin.signIn();
});
afterAll(() => bazaar.close());
const { visit } = useBrowser(() => bazaar);

const backpacks = {
  slug: 'batohy',
  before: 'Batohy',
  demands: 'batohy-43',
  name: 'Batohy a ruksaky',
  label: 'Zátka',
  value: 'zatka',
};
const toolbags = {
  slug: 'toolbagy',
  before: 'Toolbagy',
  demands: 'toolbagy-42',
  name: 'Velké vaky',
  label: 'Nálepka',
  value: 'nalepka',
};

test.each(browserVariants)(
  '%s an admin renames and merges a category, and adds, hides and merges an option',
  async (_, options) => {
    const { slug, before, demands, name, label, value } = options.javaScript ? backpacks : toolbags;
    const page = await visit(options);
    const ready = () => (options.javaScript ? waitForHydration(page) : undefined);
    await openPageAs(page, admin, bazaar, [`/sprava/kategorie/${slug}`, before]);
    await ready();
    const names = page.getByRole('form', { name: 'Názvy' });
    await names.getByLabel('Název').fill('Míčky');
    await names.getByLabel('Důvod').fill('píšeme to tak');
    await names.getByRole('button', { name: 'Uložit' }).click();
    await names.getByText('Tak se už jmenuje jiná kategorie.').waitFor();
    expect(await names.getByLabel('Důvod').inputValue()).toBe('píšeme to tak');
    await names.getByLabel('Název').fill(name);
    await names.getByRole('button', { name: 'Uložit' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();

    await ready();
    await page.getByLabel('Do které kategorie').selectOption('Vaky na hole');
    await page.getByRole('button', { name: 'Ukázat, co se přesune' }).click();
    await page.getByText(/přesune: 0\u00a0inzerátů/).waitFor();
    await page.getByRole('form', { name: 'Potvrdit sloučení' }).getByLabel('Důvod').fill('je to totéž');
    await page.getByRole('button', { name: `Sloučit ${name} do Vaky na hole` }).click();
    await page.getByText('Kategorie jsou sloučené.').waitFor();
    await page.goto(`/vyhledavani/${slug}`);
    expect(new URL(page.url()).pathname).toBe('/vyhledavani/vaky-na-hole');
    await page.goto(`/poptavky/${demands}`);
    expect(new URL(page.url()).pathname).toBe('/poptavky/vaky-na-hole-41');

    await page.goto('/sprava/kategorie/moznosti/accessoryType');
    await ready();
    const add = page.getByRole('form', { name: 'Přidat možnost' });
    await add.getByLabel('Popisek nové možnosti').fill(label);
    await add.getByLabel('Důvod').fill('lidé to prodávají');
    await add.getByRole('button', { name: 'Přidat možnost' }).click();
    await page.getByText('Možnost je přidaná.').waitFor();
    await page.getByRole('link', { name: label }).click();
    await ready();
    const edit = page.getByRole('form', { name: `Upravit „${label}“` });
    await edit.getByLabel('Skrýt z nových inzerátů').check();
    await edit.getByLabel('Důvod').fill('už ne');
    await edit.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('skrytá').waitFor();
    await page.getByRole('link', { name: label }).click();
    await ready();
    await page.getByLabel('Do které možnosti').selectOption('Láhev');
    await page.getByRole('button', { name: 'Ukázat, co se přesune' }).click();
    await page.getByRole('form', { name: 'Potvrdit sloučení' }).getByLabel('Důvod').fill('je to totéž');
    await page.getByRole('button', { name: `Sloučit ${label} do Láhev` }).click();
    await page.getByText('Možnosti jsou sloučené.').waitFor();
    await page.goto(`/vyhledavani/ostatni?accessoryType=${value}`);
    expect(new URL(page.url()).search).toBe('?accessoryType=bottle');
  },
);
