import { beforeAll, expect, test } from 'vitest';
import { builtInCode } from '../../src/features/places/districts.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { browserVariants } from '../browser.ts';
import { postStick } from '../sample-offer.ts';

const { bazaar, visit } = await useBazaar();
beforeAll(async () => {
  const [one, other] = [new ApiVisitor(bazaar, 1), new ApiVisitor(bazaar, 2)];
  await Promise.all([one.signIn(), other.signIn()]);
  await postStick(
    one,
    gear('brankarske-vesty', 'Vesta po synovi', '700', { goalieSize: '150', handover: 'post' }),
  );
  await postStick(one, gear('brankarske-kalhoty', 'Kalhoty po synovi', '800', { goalieSize: '150' }));
  await postStick(other, {
    ...gear('sportovni-tasky', 'Taška po národním týmu', '5000', {}),
    swap: 'on',
    swapWants: 'Brankářský set L',
  });
  await postStick(other, gear('brankarske-masky', 'Maska pro juniora', '900', { maskSize: 'junior' }));
});

const ofSticks = ['hand', 'shaftLengthCm', 'totalLengthCm', 'flexMm', 'bladeHardness', 'iffMark'];
function gear(category: string, title: string, price: string, sizes: Record<string, string>) {
  const none = ofSticks.map((key) => [`attributes.${key}`, '']);
  const own = Object.entries(sizes).map(([key, value]) => [`attributes.${key}`, value]);
  return { ...Object.fromEntries([...none, ...own]), category, title, price, brand: 'bez-znacky', model: '' };
}

test.each(browserVariants)(
  '%s a goalkeeper gets a whole kit, and sends one seller a single message about all of it',
  async (_, options) => {
    const page = await visit(options);
    await page.goto('/vyhledavani/brankarske-masky');
    await page.getByRole('link', { name: 'Sestav si celou výbavu' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sestav výbavu' }).waitFor();

    await page.getByRole('button', { name: 'Sestavit' }).click();
    await page.getByText('Napiš výšku, nebo aspoň věk.').first().waitFor();
    await page.getByRole('textbox', { name: /^Výška/ }).fill('146');
    await page.getByLabel('Rozpočet').fill('2000');
    await page.getByRole('button', { name: 'Sestavit' }).click();

    const kit = page.getByRole('region', { name: 'Nejlevnější a od nejméně prodejců' });
    await kit.getByText('2\u00a0400\u00a0Kč').waitFor();
    await kit.getByText('O\u00a0400\u00a0Kč přes rozpočet').waitFor();
    expect(await kit.getByRole('article').count()).toBe(3);
    await page.getByText('Nové by tyhle věci stály aspoň 3\u00a0600\u00a0Kč').waitFor();
    expect(new URL(page.url()).search).toBe('?who=goalie&height=146&budget=2000');
    expect(new URL(page.url()).hash).toBe('#vybava');
    if (options.javaScript)
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('vybava');
    const missing = page.getByRole('region', { name: 'Tohle teď na prodej není' });
    await missing.getByRole('heading', { name: 'Chrániče kolen' }).waitFor();
    expect(await missing.getByRole('link', { name: 'Dát poptávku' }).first().getAttribute('href')).toContain(
      'kneepadSize=junior',
    );

    const shared = await visit({ javaScript: false });
    await shared.goto(page.url());
    await shared.getByRole('button', { name: 'Všechno do oblíbených' }).click();
    await shared.getByRole('region', { name: 'Nejlevnější a od nejméně prodejců' }).waitFor();
    await shared.goto('/ucet/oblibene');
    expect(await shared.getByRole('article').count()).toBe(3);

    await kit.getByRole('link', { name: 'Napsat o\u00a0všem najednou' }).click();
    await page.getByRole('heading', { level: 1, name: 'Napsat' }).waitFor();
    const message = await page.getByLabel('Zpráva').inputValue();
    expect(message).toContain('– Vesta po synovi (700\u00a0Kč)');
    expect(message).toContain('– Kalhoty po synovi (800\u00a0Kč)');
    expect(message).not.toContain('Maska');
  },
);

test('a kit more expensive than new gear is not compared with the price of new gear', async () => {
  const page = await visit({ javaScript: false });
  const owned = ['mask', 'vest', 'pants', 'kneepads', 'gloves', 'jersey'].map((piece) => `&${piece}=owned`);
  await page.goto(`/vybava?who=goalie&height=146&bag=wanted${owned.join('')}`);
  await page.getByText('Všechno, co chceš, je teď na prodej.').waitFor();
  await page.getByRole('link', { name: 'Taška po národním týmu' }).waitFor();
  expect(await page.getByText('Nové by tyhle věci stály').count()).toBe(0);
  await page.getByRole('article').getByText('Výměna', { exact: true }).waitFor();
});

test('a budget that cannot be kept is said first, with the lowest price', async () => {
  const page = await visit({ javaScript: false, device: 'phone' });
  await page.goto('/vybava?who=goalie&height=146&budget=500');
  await page.getByText(/^Do 500\sKč se to nevejde, nejlevnější je za 2\s400\sKč\.$/).waitFor();
  await page.getByText(/Na prodej jsou 3\svěci z/).waitFor();
  await page.goto('/kategorie-nabidek');
  await page.getByRole('link', { name: 'Sestav si celou výbavu' }).waitFor();
});

test('when nothing is sold around a place, a link offers the same by post', async () => {
  const page = await visit({ javaScript: false });
  await page.goto(`/vybava?who=goalie&height=146&place=${builtInCode('Cheb', 'CZ0411')}`);
  await page.getByText('V\u00a0tomto okolí teď nic z\u00a0toho není.').waitFor();
  await page.getByRole('link', { name: 'Hledat i\u00a0poštou z\u00a0celé republiky' }).click();
  await page.getByRole('link', { name: 'Vesta po synovi' }).first().waitFor();
  expect(page.url()).toMatch(/post=yes.*#vybava$/);
});
