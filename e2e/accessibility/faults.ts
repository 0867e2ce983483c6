import { setTimeout as sleep } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const folder = process.env['PAGE_PICTURES'];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
export const narrow = { width: 320, height: 640 };

/** Pixels by which a page is wider than its window. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What is wrong with a page as it stands, on a phone and on a desktop, in light and dark, and at 320 pixels: serious
 * for people with other needs than ours, or sticking out. Leaves the window as a phone. With `PAGE_PICTURES` naming a
 * folder, each view is pictured there.
 */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(stopTransitions);
  await page.setViewportSize(narrow);
  const over = await settled(() => sticksOut(page));
  if (over > 0) faults.push(`${over} pixels stick out of 320`);
  for (const [device, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found = await seriousFaults(page, colorScheme);
      faults.push(...found.map((fault) => `${device}, ${colorScheme}: ${fault}`));
      const path = `${folder}/${name.replaceAll(/[^a-z\d]+/gi, '-')}-${device}-${colorScheme}.png`;
      if (folder) await page.screenshot({ path, fullPage: true });
    }
  }
  await page.setViewportSize(sizes.phone);
  return faults;
}

/** Colours on their way from one scheme to the other belong to neither. Runs in the browser. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** A busy machine draws a new size a while later. */
async function settled(measure: () => Promise<number>): Promise<number> {
  for (const deadline = Date.now() + 3_000; Date.now() < deadline; await sleep(50))
    if ((await measure()) === 0) return 0;
  return measure();
}

async function seriousFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // Our pages have no frames, so nothing needs a window of its own to be put together in.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // In the dark only colours are others.
  const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The same, expected not to be there. */
export async function expectGoodPage(page: Page, name: string): Promise<void> {
  expect(await faultsOf(page, name), name).toEqual([]);
}
