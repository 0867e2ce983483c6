import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import { arriveAs } from '../sign-in.ts';
import { chooseCategory } from '../wizard.ts';

let bazaar: Bazaar;
beforeAll(async () => {
  bazaar = await Bazaar.open();
});
afterAll(() => bazaar.close());
const { visit } = useBrowser(() => bazaar);

for (const [place, javaScript] of [true, false].entries()) {
  test(`an unfinished offer says so and stays when another is begun, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const seller = new ApiVisitor(bazaar, place + 1);
    await seller.signIn();
    await seller.fillDraft({ category: 'florbalky', title: 'Rozepsaná hůl' });
    const page = await visit({ javaScript, device: 'phone' });
    await arriveAs(page, seller, bazaar, ['/pridani-nabidky', 'Co prodáváš?']);
    await page.getByText(/Pokračuješ v\srozepsaném inzerátu z\s\d/).waitFor();
    expect(await page.getByLabel('Název').inputValue()).toBe('Rozepsaná hůl');
    await page.getByRole('button', { name: 'Začít nový' }).click();
    await page.getByRole('navigation', { name: 'Co přidáváš' }).waitFor();
    expect(await page.getByText(/Pokračuješ v\srozepsaném/).count()).toBe(0);
    await page.goto('/ucet/moje-inzerce');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await expect.poll(() => page.getByLabel('Název').inputValue()).toBe('Rozepsaná hůl');
  });

  test(`what one tab shows is not written into the draft another tab has begun, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const seller = new ApiVisitor(bazaar, place + 5);
    await seller.signIn();
    await seller.fillDraft({ category: 'florbalky', title: 'Hůl v první záložce' });
    const first = await visit({ javaScript });
    await arriveAs(first, seller, bazaar, ['/pridani-nabidky', 'Co prodáváš?']);
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
}
