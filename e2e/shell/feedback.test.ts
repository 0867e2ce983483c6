import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { type OpenParts, openParts } from './open-parts.ts';

let parts: OpenParts;
beforeAll(async () => {
  parts = await openParts();
});
afterAll(() => parts.close());
const { visit } = useBrowser(() => parts);

/** Opens the parts on a page with a fake clock. */
async function open(): Promise<Page> {
  const page = await visit();
  await page.clock.install({ time: new Date('2026-06-01T12:00:00Z') });
  await page.goto('/');
  await page.waitForFunction(() => 'shell' in globalThis);
  // The chunk that renders toasts is loaded with the first toast.
  await page.evaluate(() => globalThis.shell.toasts.add({ id: 'first', summary: 'První' }));
  await toast(page, 'První').waitFor();
  await page.evaluate(() => globalThis.shell.toasts.remove('first'));
  await toast(page, 'První').waitFor({ state: 'detached' });
  await page.clock.pauseAt(new Date('2026-06-01T12:01:00Z'));
  return page;
}

const region = (page: Page) => page.getByRole('status', { name: 'Oznámení' });
const toast = (page: Page, text: string) => page.locator('[popover] > div').filter({ hasText: text });
const count = (page: Page) => page.locator('[popover] > div').count();

describe('a toast', () => {
  test('is shown at the top right with summary and detail, in each of six severities', async () => {
    const page = await open();
    const colours = new Set<string>();
    for (const severity of ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const) {
      await page.evaluate(
        (s) => globalThis.shell.toasts.add({ severity: s, summary: `Druh ${s}`, detail: 'Podrobně.' }),
        severity,
      );
      const shown = toast(page, `Druh ${severity}`);
      await shown.getByText('Podrobně.').waitFor();
      colours.add(
        await shown.evaluate(
          (it) =>
            `${getComputedStyle(it, '::before').backgroundColor} ${getComputedStyle(it).backgroundColor}`,
        ),
      );
      const corner = async () => {
        const box = await shown.boundingBox();
        const { width } = page.viewportSize() ?? { width: 0 };
        return box && { right: width - box.x - box.width, top: box.y };
      };
      await expect.poll(corner).toEqual({ right: 16, top: 16 });
      await page.evaluate(() => globalThis.shell.toasts.removeAllGroups());
      await page.clock.runFor(200);
      await expect.poll(() => count(page)).toBe(0);
    }
    expect(colours.size).toBe(6);
  });

  test('is announced politely, an error assertively', async () => {
    const page = await open();
    await page.evaluate(() => globalThis.shell.toasts.add({ summary: 'Uloženo' }));
    await region(page).getByText('Uloženo').waitFor();
    await page.evaluate(() => globalThis.shell.toasts.add({ severity: 'error', summary: 'Nepovedlo se' }));
    await page.getByRole('alert').getByText('Nepovedlo se').waitFor();
    expect(await page.getByRole('alert').getByText('Uloženo').count()).toBe(0);
  });

  test('is shown for its full duration even if its chunk loads late', async () => {
    const page = await visit();
    await page.clock.install({ time: new Date('2026-06-01T12:00:00Z') });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*toast-card*', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/');
    await page.waitForFunction(() => 'shell' in globalThis);
    await page.clock.pauseAt(new Date('2026-06-01T12:01:00Z'));
    await page.evaluate(() => globalThis.shell.toasts.add({ summary: 'Pozdě' }));
    await page.clock.runFor(60_000);
    arrive();
    await toast(page, 'Pozdě').waitFor();
    await page.clock.runFor(4_900);
    expect(await count(page)).toBe(1);
    await page.clock.runFor(400);
    await expect.poll(() => count(page)).toBe(0);
  });

  test('closes by itself after 5000 ms and is removed 200 ms later', async () => {
    const page = await open();
    await page.evaluate(() => globalThis.shell.toasts.add({ summary: 'Chvilka' }));
    await toast(page, 'Chvilka').waitFor();
    await page.clock.runFor(4_999);
    const leaving = () => toast(page, 'Chvilka').evaluate((it) => it.className.includes('leaving'));
    expect(await leaving()).toBe(false);
    await page.clock.runFor(1);
    await expect.poll(leaving).toBe(true);
    await page.clock.runFor(199);
    expect(await count(page)).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => count(page)).toBe(0);
  });

  test('has the requested duration, pauses while the pointer is over it, and restarts afterwards', async () => {
    const page = await open();
    await page.evaluate(() => globalThis.shell.toasts.add({ summary: 'Krátce', life: 1_000 }));
    await toast(page, 'Krátce').hover();
    await page.clock.runFor(60_000);
    expect(await count(page)).toBe(1);
    await page.mouse.move(10, 700);
    // The progress bar runs again.
    await toast(page, 'Krátce').locator('i').waitFor({ state: 'attached' });
    await page.clock.runFor(999);
    expect(await toast(page, 'Krátce').evaluate((it) => it.className.includes('leaving'))).toBe(false);
    await page.clock.runFor(201);
    await expect.poll(() => count(page)).toBe(0);
  });

  test('closes by its button, unless it has none', async () => {
    const page = await open();
    await page.evaluate(() => globalThis.shell.toasts.add({ summary: 'Bez křížku', closable: false }));
    await page.evaluate(() => globalThis.shell.toasts.add({ summary: 'S křížkem' }));
    await toast(page, 'S křížkem').getByRole('button', { name: 'Zavřít oznámení' }).click();
    await page.clock.runFor(200);
    await expect.poll(() => count(page)).toBe(1);
    expect(await toast(page, 'Bez křížku').getByRole('button').count()).toBe(0);
  });

  test('is removed by id, by group, or with all; adding the same id replaces it', async () => {
    const page = await open();
    await page.evaluate(() => {
      const { toasts } = globalThis.shell;
      toasts.add({ id: 'jedna', summary: 'První' });
      toasts.add({ id: 'jedna', summary: 'Druhá' });
      toasts.add({ group: 'fotky', summary: 'Fotka 1' });
      toasts.add({ group: 'fotky', summary: 'Fotka 2' });
    });
    await expect.poll(() => count(page)).toBe(3);
    await expect.poll(() => toast(page, 'První').count()).toBe(0);
    await page.evaluate(() => globalThis.shell.toasts.removeGroup('fotky'));
    await page.clock.runFor(200);
    await expect.poll(() => count(page)).toBe(1);
    await page.evaluate(() => globalThis.shell.toasts.add({ id: 'dve', summary: 'Třetí' }));
    await page.evaluate(() => globalThis.shell.toasts.remove('jedna'));
    await page.clock.runFor(200);
    await expect.poll(() => page.locator('[popover] strong').allTextContents()).toEqual(['Třetí']);
    await page.evaluate(() => globalThis.shell.toasts.removeAllGroups());
    await page.clock.runFor(200);
    await expect.poll(() => count(page)).toBe(0);
  });
});

describe('an alert box', () => {
  test('stays until it is closed, and scrolls into view on request', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Na konci' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => globalThis.shell.setAlert('Neplatný přístup, byl jsi odhlášen.'));
    const alert = page.getByRole('alert').filter({ hasText: 'Neplatný přístup' });
    await alert.waitFor();
    await page.clock.runFor(60_000);
    expect(await alert.isVisible()).toBe(true);
    expect(await alert.evaluate((it) => it.getBoundingClientRect().top >= 0)).toBe(true);
    await alert.getByRole('button', { name: 'Zavřít' }).click();
    await alert.waitFor({ state: 'detached' });
  });
});

describe('the loading overlay', () => {
  const overlay = (page: Page) => page.getByText('Loading...');
  const body = (page: Page) =>
    page.evaluate(() => {
      const { overflow, paddingRight } = getComputedStyle(document.body);
      return { overflow, paddingRight };
    });

  const fade = (page: Page) =>
    overlay(page).evaluate(({ parentElement }) => {
      const { animationName, opacity, pointerEvents } = getComputedStyle(parentElement ?? document.body);
      return { comesBy: animationName, opacity, pointerEvents };
    });

  test('fades in and covers the page while the counter is above zero, locks scrolling, and restores everything on fading out', async () => {
    const page = await open();
    const before = await body(page);
    await page.evaluate(() => globalThis.shell.loading.start());
    await page.evaluate(() => globalThis.shell.loading.start());
    await page.clock.runFor(150);
    await overlay(page).waitFor();
    const cover = await overlay(page).evaluate((it) => it.parentElement?.getBoundingClientRect().toJSON());
    expect(cover).toMatchObject({ top: 0, left: 0, ...page.viewportSize() });
    expect(await overlay(page).evaluate((it) => it.getBoundingClientRect().width <= 1)).toBe(true);
    expect(await fade(page)).toMatchObject({ comesBy: expect.stringMatching(/appear/) });
    await expect.poll(() => fade(page)).toMatchObject({ opacity: '1', pointerEvents: 'auto' });
    expect(await body(page)).toEqual({ overflow: 'hidden', paddingRight: '15px' });
    await page.evaluate(() => globalThis.shell.loading.end());
    // One of the two calls is still running.
    expect(await fade(page)).toMatchObject({ pointerEvents: 'auto' });
    expect(await body(page)).toEqual({ overflow: 'hidden', paddingRight: '15px' });
    await page.evaluate(() => globalThis.shell.loading.end());
    await expect.poll(() => body(page)).toEqual(before);
    await expect.poll(() => fade(page)).toMatchObject({ opacity: '0', pointerEvents: 'none' });
    await page.clock.runFor(199);
    expect(await overlay(page).count()).toBe(1);
    await page.clock.runFor(1);
    await overlay(page).waitFor({ state: 'detached' });
  });

  test('never counts below zero', async () => {
    const page = await open();
    await page.evaluate(() => globalThis.shell.loading.end());
    await page.evaluate(() => globalThis.shell.loading.end());
    await page.evaluate(() => globalThis.shell.loading.start());
    await page.clock.runFor(150);
    await overlay(page).waitFor();
  });
});
