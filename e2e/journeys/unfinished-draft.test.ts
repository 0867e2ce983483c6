import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import { arriveAs } from '../sign-in.ts';

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
}
