import type { Locator, Page } from 'playwright-core';

/** Presses Tab until the control has focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${String(control)}`);
}

/** Focuses a field by keyboard and replaces its text. */
export async function type(page: Page, control: Locator, words: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

/** Focuses a control by keyboard and presses a key. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
