import { expect, test } from 'vitest';
import { useBazaarWithAdmin } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, admin, visit } = await useBazaarWithAdmin();

test.each(browserVariants)(
  '%s an admin adds a brand with a spelling and merges it into another',
  async (_, options) => {
    const name = options.javaScript ? 'Florbex' : 'Kvantor';
    const slug = name.toLowerCase();
    const page = await visit(options);
    const ready = () => (options.javaScript ? waitForHydration(page) : undefined);
    await openPageAs(page, admin, bazaar, ['/sprava/znacky', 'Značky']);
    await ready();
    const form = page.getByRole('form', { name: 'Přidat značku' });
    await form.getByLabel('Název').fill('Unihok');
    await form.getByLabel('Florbalky').check();
    await form.getByLabel('Důvod').fill('píší ji tak');
    await form.getByRole('button', { name: 'Přidat značku' }).click();
    await form.getByText('Tak se jmenuje nebo píše značka Unihoc.').waitFor();
    expect(await form.getByLabel('Název').inputValue()).toBe('Unihok');
    await form.getByLabel('Název').fill(name);
    await form.getByRole('button', { name: 'Přidat značku' }).click();
    await page.getByText('Značka je v katalogu.').waitFor();

    await ready();
    await page.getByLabel('Další zápis').fill(`${name} Pro`);
    await page.getByRole('button', { name: 'Přidat zápis' }).click();
    await page.getByRole('button', { name: `Odebrat ${name} Pro` }).waitFor();
    await page.goto(`/znacky/${slug}-pro`);
    await page.getByRole('heading', { level: 1, name }).waitFor();

    await page.goto(`/sprava/znacky/${slug}`);
    await ready();
    await page.getByLabel('Do které značky').selectOption('Zone');
    await page.getByRole('button', { name: 'Ukázat, co se přesune' }).click();
    await page.getByText(/přesune: 0\u00a0inzerátů/).waitFor();
    await page.getByRole('form', { name: 'Potvrdit sloučení' }).getByLabel('Důvod').fill('je to totéž');
    await page.getByRole('button', { name: `Sloučit ${name} do Zone` }).click();
    await page.getByText('Značky jsou sloučené.').waitFor();
    await page.goto(`/znacky/${slug}`);
    await page.getByRole('heading', { level: 1, name: 'Zone' }).waitFor();
    await page.goto(`/vyhledavani?brand=${slug}`);
    expect(new URL(page.url()).search).toBe('?brand=zone');
  },
);
