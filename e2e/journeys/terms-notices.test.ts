import { expect, test } from 'vitest';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { signInFor } from '../sign-in.ts';
import { waitForHydration, waitForHeading } from '../wizard.ts';

const admin = 'spravce@example.cz';
const { bazaar, visit } = await useBazaar({ env: { ADMIN_EMAILS: admin } });

test.each(browserVariants)(
  'changed terms are sent to all accounts, shown in the account and confirmed by proof of delivery, %s',
  async (_, options) => {
    const reader = await visit(options);
    const who = { email: `ctenar-${options.device}@example.cz`, post: bazaar.post };
    await signInFor(reader, who, '/ucet', 'Můj účet');

    const page = await visit(options);
    await signInFor(page, { email: admin, post: bazaar.post }, '/sprava/zmeny-podminek', 'Změny podmínek');
    if (options.javaScript) await waitForHydration(page);
    await page.getByLabel('Od kdy to platí').fill('2026-01-01');
    await page.getByLabel('Shrnutí změn').fill('Inzerát zůstane **90 dní**, víc v [nápovědě](/faq).');
    await page.getByRole('button', { name: 'Uložit a ukázat' }).click();
    await page.getByText('Změna může platit nejdřív od').waitFor();
    expect(await page.getByLabel('Shrnutí změn').inputValue()).toContain('90 dní');
    await page.getByLabel('Od kdy to platí').fill('2098-01-15');
    await page.getByRole('button', { name: 'Uložit a ukázat' }).click();
    const title = /^Od 15\.\sledna\s2098 se mění obchodní podmínky$/;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page
      .frameLocator('iframe[title="Oznámení v HTML"]')
      .getByRole('heading', { level: 1, name: title })
      .waitFor();
    await page.getByRole('button', { name: 'Uložit a poslat na zkoušku mně' }).click();
    await page.getByText('jsme poslali na zkoušku').waitFor();
    await bazaar.post.emailTo(admin, /^Zkouška: Od/);

    await page.getByRole('button', { name: 'Poslat všem účtům' }).click();
    await page.locator('[name=reason][aria-invalid=true]').waitFor();
    await page.getByLabel('Důvod').fill('nové podmínky');
    await page.getByRole('button', { name: 'Poslat všem účtům' }).click();
    await page.getByText('Oznámení se začalo posílat').waitFor();
    await bazaar.runNow('queue-terms-notices');
    const email = await bazaar.post.emailTo(who.email, title);
    expect(email.text).toMatch(/90\sdní/);
    await bazaar.post.emailTo(admin, title);

    await reader.goto('/ucet');
    const notice = reader.getByRole('region', { name: title });
    await notice.getByText(/90\sdní/).waitFor();
    await notice.getByRole('button', { name: 'Rozumím' }).click();
    await notice.waitFor({ state: 'detached' });
    await waitForHeading(reader, 'Můj účet');

    await page.reload();
    await page.getByText('Zobrazeno v účtu: 1').waitFor();
    const csv = await page.request.get(
      (await page.getByRole('link', { name: 'Stáhnout CSV (doklad o doručení)' }).getAttribute('href')) ?? '',
    );
    const line = (await csv.text()).split('\r\n').find((each) => each.includes(who.email)) ?? '';
    expect(line).toContain('převzal poštovní server');
    expect(line).toMatch(/<[\w-]{36}@/);
    await bazaar.query('delete from terms_notices');
  },
  120_000,
);
