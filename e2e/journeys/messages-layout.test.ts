import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import { question, startConversation } from '../conversation.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

let bazaar: Bazaar;
beforeAll(async () => {
  bazaar = await Bazaar.open();
});
afterAll(() => bazaar.close());
const { visit } = useBrowser(() => bazaar);

const messages = '/ucet/zpravy';
const conversation = (place: number) => startConversation(bazaar, place);

test('on the smallest common phone the composer is never covered by the bottom bar', async () => {
  const { seller, id } = await conversation(5);
  const page = await visit({ device: 'phone' });
  await page.setViewportSize({ width: 375, height: 667 });
  await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
  await page.goto(`${messages}/${id}`);
  await page.getByRole('log').getByText(question).waitFor();
  const bar = await page.getByRole('navigation', { name: 'Hlavní nabídka' }).boundingBox();
  for (const part of [
    page.getByLabel('Zpráva', { exact: true }),
    page.getByRole('button', { name: 'Odeslat' }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  // Nor is the last message covered by the composer.
  const last = await page.getByRole('log').getByText(question).boundingBox();
  const written = await page.getByRole('list', { name: 'Rychlé odpovědi' }).boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(written?.y ?? 0);
});

test('the messages fill the rest of a window, and a small window scrolls as a page', async () => {
  const { seller, id } = await conversation(21);
  const page = await visit({ device: 'phone' });
  await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
  await page.goto(`${messages}/${id}`);
  const log = page.getByRole('log');
  await log.getByText(question).waitFor();
  const send = page.getByRole('button', { name: 'Odeslat' });
  const bar = page.getByRole('navigation', { name: 'Hlavní nabídka' });
  const edges = async (part: typeof log) => {
    const box = await part.boundingBox();
    return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN), height: box?.height ?? NaN };
  };
  // Proposals are visible without swiping the replies.
  for (const proposal of ['Navrhnout cenu', 'Navrhnout předání']) {
    const box = await page.getByRole('button', { name: proposal }).first().boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0), proposal).toBeLessThanOrEqual(390);
  }
  const [said, under] = [await edges(log), await edges(bar)];
  expect(said.height).toBeGreaterThan(844 * 0.4);
  expect((await edges(send)).bottom).toBeLessThan(under.top);
  expect(under.top - (await edges(send)).bottom).toBeLessThan(80);
  // The narrowest phone, one in landscape, and text twice as large.
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [195, 422],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The room for typing is given back a moment after the field loses the focus.
    await expect.poll(async () => (await edges(log)).height).toBeGreaterThanOrEqual(144);
    await page.getByLabel('Zpráva', { exact: true }).focus();
    await send.scrollIntoViewIfNeeded();
    expect((await edges(send)).bottom).toBeLessThanOrEqual(height);
    await page.getByLabel('Zpráva', { exact: true }).blur();
    const field = await page.getByLabel('Zpráva', { exact: true }).boundingBox();
    expect(field?.width).toBeGreaterThan(80);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('while somebody types on a phone, the conversation has all the room that the keyboard leaves', async () => {
  const { buyer, id } = await conversation(25);
  const page = await visit({ device: 'phone' });
  await openPageAs(page, buyer, bazaar, ['/ucet', 'Můj účet']);
  await page.goto(`${messages}/${id}`);
  await waitForHydration(page);
  const field = page.getByLabel('Zpráva', { exact: true });
  await field.tap();
  await page.getByRole('banner').waitFor({ state: 'hidden' });
  // The keyboard opens; the page asks the browser to resize it then.
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain('resizes-content');
  await page.setViewportSize({ width: 390, height: 500 });
  const log = await page.getByRole('log').boundingBox();
  const send = await page.getByRole('button', { name: 'Odeslat' }).boundingBox();
  expect(log?.height).toBeGreaterThan(300);
  expect(log?.y).toBeGreaterThan(0);
  expect(500 - (send?.y ?? 0) - (send?.height ?? 0)).toBeLessThan(30);
  await page.getByRole('log').getByText(question).waitFor();
  for (const part of ['banner', 'contentinfo'] as const)
    expect(await page.getByRole(part).isVisible()).toBe(false);
  await field.fill('Přijdu v sedm.');
  await page.getByRole('button', { name: 'Odeslat' }).tap();
  await page.getByRole('log').getByText('Přijdu v sedm.').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await field.blur();
  await page.getByRole('banner').waitFor();
});

test('writing and sending in a wide window does not scroll the page', async () => {
  const { buyer, id } = await conversation(29);
  const page = await visit();
  await openPageAs(page, buyer, bazaar, ['/ucet', 'Můj účet']);
  await page.goto(`${messages}/${id}`);
  await waitForHydration(page);
  // As a person does it: Playwright's own clicks scroll.
  const press = async (part: ReturnType<typeof page.getByRole>) => {
    const box = await part.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  };
  await press(page.getByRole('textbox', { name: 'Zpráva', exact: true }));
  await page.keyboard.type('Přijdu v sedm.');
  await press(page.getByRole('button', { name: 'Odeslat' }));
  await page.getByRole('log').getByText('Přijdu v sedm.').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a long title is truncated, so that its price is on the same line', async () => {
  const { seller, id } = await conversation(31);
  await bazaar.query(
    `update listings set title = 'Hůl na zprávy s opravdu dlouhým názvem, který se na řádek nevejde' where title = 'Hůl na zprávy 31'`,
  );
  const page = await visit({ device: 'phone' });
  await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${messages}/${id}`);
    const head = page.locator('section > header');
    const title = await head.getByRole('link', { name: /^Hůl na zprávy s opravdu/ }).boundingBox();
    const price = await head.getByText(/^[\d\s]+Kč$/).boundingBox();
    expect(Math.abs((title?.y ?? NaN) - (price?.y ?? NaN)), `${width}`).toBeLessThan(4);
    expect((price?.x ?? Infinity) + (price?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
  }
});
