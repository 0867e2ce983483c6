import { expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { isRefusal } from '../../src/contract/errors.ts';
import { openDraft, saveDraft } from '../../src/features/listings/contract.ts';
import { useBazaar } from '../use-bazaar.ts';
import { openPageAs } from '../sign-in.ts';
import {
  addPhotos,
  waitForHydration,
  chooseCategory,
  describeStick,
  goToPhotos,
  goToPreview,
  waitForHeading,
  typePin,
} from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

for (const [place, javaScript] of [true, false].entries()) {
  test(`an unfinished offer is shown and preserved when another one is started, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const seller = await ApiVisitor.signedIn(bazaar, place + 1);
    await seller.fillDraft({ category: 'florbalky', title: 'Rozepsaná hůl' });
    const page = await visit({ javaScript, device: 'phone' });
    await openPageAs(page, seller, bazaar, ['/pridani-nabidky', 'Co prodáváš?']);
    await page.getByText(/Pokračuješ v\srozepsaném inzerátu z\s\d/).waitFor();
    expect(await page.getByLabel('Název').inputValue()).toBe('Rozepsaná hůl');
    await page.getByRole('button', { name: 'Začít nový' }).click();
    await page.getByRole('navigation', { name: 'Co přidáváš' }).waitFor();
    expect(await page.getByText(/Pokračuješ v\srozepsaném/).count()).toBe(0);
    await page.goto('/ucet/moje-inzerce');
    await page.getByRole('button', { name: 'Dokončit' }).click();
    await expect.poll(() => page.getByLabel('Název').inputValue()).toBe('Rozepsaná hůl');
  });

  test(`one tab never writes into a draft started by another, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const seller = await ApiVisitor.signedIn(bazaar, place + 5);
    await seller.fillDraft({ category: 'florbalky', title: 'Hůl v první záložce' });
    const first = await visit({ javaScript });
    await openPageAs(first, seller, bazaar, ['/pridani-nabidky', 'Co prodáváš?']);
    const second = await first.context().newPage();
    await second.goto(`${bazaar.url}/pridani-nabidky`);
    await second.getByRole('button', { name: 'Začít nový' }).click();
    await second.getByRole('navigation', { name: 'Co přidáváš' }).waitFor();
    await chooseCategory(second, 'Boty', javaScript);
    await second.getByLabel('Název').fill('Boty v druhé záložce');
    await second.getByRole('button', { name: 'Pokračovat na fotky' }).click();
    await second.getByText('Zkontroluj vyznačená pole.').waitFor();

    await first.getByLabel('Název').fill('Hůl dopsaná v první záložce');
    await first.getByRole('button', { name: 'Pokračovat na fotky' }).click();
    await first.getByText('Zkontroluj vyznačená pole.').waitFor();
    await first.goto('/ucet/moje-inzerce');
    for (const title of ['Hůl dopsaná v první záložce', 'Boty v druhé záložce'])
      await first.getByText(title).first().waitFor();
  });

  test(`a tab that starts over chooses and reloads without affecting another tab’s draft, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const seller = await ApiVisitor.signedIn(bazaar, place + 9);
    await seller.fillDraft({ category: 'shafty', title: 'Shaft v první záložce' });
    const first = await visit({ javaScript });
    await openPageAs(first, seller, bazaar, ['/pridani-nabidky', 'Co prodáváš?']);
    const second = await first.context().newPage();
    await second.goto(`${bazaar.url}/pridani-nabidky`);
    await second.getByRole('button', { name: 'Začít nový' }).click();
    await second.getByRole('navigation', { name: 'Co přidáváš' }).waitFor();
    await seller.fillDraft({ category: 'shafty', title: 'Shaft dopsaný potom' });
    await chooseCategory(second, 'Boty', javaScript);
    expect(await second.getByLabel('Název').inputValue()).toBe('');
    await second.reload();
    expect(await second.getByLabel('Název').inputValue()).toBe('');
    await second.locator('summary', { hasText: 'Kategorie: Boty' }).waitFor();
    await first.reload();
    expect(await first.getByLabel('Název').inputValue()).toBe('Shaft dopsaný potom');
    await first.locator('summary', { hasText: 'Kategorie: Shafty' }).waitFor();
    await first.goto('/ucet/moje-inzerce');
    await first.getByText('Shaft dopsaný potom').first().waitFor();
    expect(await first.getByText('Inzerát bez názvu').count()).toBe(0);
  });

  test(`a session that expires while adding is explained, and signing in returns to the same step, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const seller = await ApiVisitor.signedIn(bazaar, place + 13);
    const page = await visit({ javaScript });
    await openPageAs(page, seller, bazaar, ['/pridani-nabidky', 'Co prodáváš?']);
    await chooseCategory(page, 'Florbalky', javaScript);
    if (javaScript) await waitForHydration(page);
    await describeStick(page, 'Hůl před odhlášením', javaScript);
    await goToPhotos(page);
    await addPhotos(page, 1, javaScript);
    await page.context().clearCookies({ name: 'user' });
    await page.getByRole('button', { name: 'Pokračovat na náhled' }).click();
    await page.getByText('Přihlášení skončilo').waitFor();
    await page.getByText('Rozepsaný inzerát je uložený.').waitFor();
    const before = new Set(bazaar.post.pinsTo(seller.email));
    await page.getByLabel('Tvůj e-mail').fill(seller.email);
    await page.getByRole('button', { name: 'Poslat PIN' }).click();
    await waitForHeading(page, 'Ověř, že je e-mail tvůj');
    await typePin(page, await bazaar.post.pinFor(seller.email, before));
    await waitForHeading(page, 'Ukaž ji ze všech stran');
    await goToPreview(page);
  });
}

for (const [place, javaScript] of [true, false].entries())
  test(`somebody with thirty unfinished listings reads why another one cannot start, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const seller = await ApiVisitor.signedIn(bazaar, place + 20);
    for (let count = 0; count < 30; count += 1) {
      const draft = await seller.call(openDraft, { body: { kind: 'offer', fresh: true } });
      if (isRefusal(draft)) throw new Error(draft.refused);
      await seller.call(saveDraft, { params: { id: draft.id }, body: { values: { title: `Hůl ${count}` } } });
    }
    const page = await visit({ javaScript, mayFail: /udaje/ });
    await openPageAs(page, seller, bazaar, ['/pridani-nabidky/udaje?koncept=novy', 'Co prodáváš?']);
    if (javaScript) await waitForHydration(page);
    await page.getByLabel('Napiš to svými slovy').fill('Zone Hyper 96 levá');
    await page.getByRole('button', { name: 'Vyplnit z textu' }).click();
    await page.getByText('Rozepsaných inzerátů máš už třicet.').waitFor();
    expect(await page.getByLabel('Napiš to svými slovy').inputValue()).toBe('Zone Hyper 96 levá');
  });
