import type { Locator, Page } from 'playwright-core';

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${String(control)}`);
}

/** Goes to a field by the keyboard and types over what is in it. */
export async function type(page: Page, control: Locator, words: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

/** Goes to a control by the keyboard and presses a key there. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
