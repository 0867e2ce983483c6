import { afterAll, beforeAll, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import { arriveAs } from '../sign-in.ts';
import { alive } from '../wizard.ts';

let bazaar: Bazaar;
beforeAll(async () => {
  bazaar = await Bazaar.open();
});
afterAll(() => bazaar.close());
const { visit } = useBrowser(() => bazaar);
const said = 'prodám unihoc epic 96 levá flex 26, hraná sezonu, k tomu náhradní čepel a vak, Brno, 1200';

test('look', async () => {
  let n = 0;
  for (const javaScript of [true, false])
    for (const width of [390, 1280])
      for (const scheme of ['light', 'dark'] as const) {
        if (!javaScript && scheme === 'dark') continue;
        const seller = new ApiVisitor(bazaar, (n += 1));
        await seller.signIn();
        const page = await visit({ javaScript });
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme: scheme });
        await arriveAs(page, seller, bazaar, ['/pridani-nabidky/udaje', 'Co prodáváš?']);
        if (javaScript) await alive(page);
        const name = `/tmp/w/spoken-${javaScript ? 'js' : 'nojs'}-${width}-${scheme}`;
        await page.screenshot({ path: `${name}-0.png`, fullPage: false });
        await page.getByLabel('Napiš to svými slovy').fill(said);
        await page.getByRole('button', { name: 'Vyplnit z textu' }).click();
        await page.getByText('Vyplněno z textu:').waitFor();
        await page.screenshot({ path: `${name}-1.png`, fullPage: true });
      }
});
