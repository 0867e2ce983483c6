import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Device } from '../browser.ts';

const folder = process.env['PAGE_PICTURES'];
export const wide: readonly Device[] = ['phone', 'desktop'];

/**
 * What holds for every page, in light and dark: nothing serious for people with other needs than ours, one main
 * heading, a title, a description, sharing tags, and nothing that sticks out, not even at 320 pixels.
 */
export async function expectGoodPage(page: Page, name: string, device: Device): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours on their way from one scheme to the other belong to neither.
    await page.evaluate(() => {
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    });
    // Our pages have no frames, so nothing needs a window of its own to be put together in.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    // In the dark only colours are others.
    const { violations } = await (
      colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])
    ).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = serious.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(told, `${name}, ${device}, ${colorScheme}`).toEqual([]);
    if (folder)
      await page.screenshot({ path: `${folder}/${name}-${device}-${colorScheme}.png`, fullPage: true });
  }
  const head = await page.evaluate(() => {
    const content = (key: string) =>
      document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content') ?? '';
    return {
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      description: content('description'),
      sharing: ['og:title', 'og:description', 'og:image', 'og:url'].map(content),
      type: content('og:type'),
      card: content('twitter:card'),
    };
  });
  expect(head).toMatchObject({ headings: 1, type: 'website', card: 'summary_large_image' });
  expect(head.title).toMatch(/\| Florbalový bazar$/);
  expect([head.description, ...head.sharing].filter((text) => text === '')).toEqual([]);
  if (device !== 'phone') return;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sticksOut, { message: `${name} at 320 pixels`, timeout: 3_000 }).toBe(0);
  if (size) await page.setViewportSize(size);
}
