import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { type OpenParts, openParts } from './open-parts.ts';

let parts: OpenParts;
beforeAll(async () => {
  parts = await openParts();
});
afterAll(() => parts.close());
const { visit } = useBrowser(() => parts);

async function open(): Promise<Page> {
  const page = await visit();
  await page.goto('/');
  await page.waitForFunction(() => 'shell' in globalThis);
  return page;
}

const typings = [
  ['integer', '-12,5a', '-125'],
  ['positiveInteger', '-1 2x', '1 2'],
  ['decimal', '-1,5 kg', '-1,5 '],
  ['money', '-1 250,50kc', '1 250,50'],
  ['hex', '#1fG9z', '1f9'],
  ['email', 'jana <jana@sport.cz>', 'janajana@sport.cz'],
  ['letters', 'Žižka 7', 'Žižka '],
  ['alphanumerics', 'Č. p. 12/3', 'Č p 123'],
] as const;

test('each filter lets through what belongs to it, key by key', async () => {
  const page = await open();
  for (const [name, typed, kept] of typings) {
    const field = page.getByLabel(name, { exact: true });
    await field.pressSequentially(typed);
    expect([name, await field.inputValue()]).toEqual([name, kept]);
  }
});

test('a paste goes in whole, keys that write nothing still work, and what a phone composes is left alone', async () => {
  const page = await open();
  const field = page.getByLabel('integer', { exact: true });
  await field.focus();
  await page.evaluate(() => document.execCommand('insertText', false, 'asi 12 kusů'));
  expect(await field.inputValue()).toBe('asi 12 kusů');
  await field.press('Control+A');
  await field.press('Delete');
  expect(await field.inputValue()).toBe('');
  // A phone's keyboard names no key: it says 229 and brings the text by an input event.
  const stopped = await field.evaluate((element) => {
    const key = new KeyboardEvent('keydown', {
      key: 'Unidentified',
      keyCode: 229,
      cancelable: true,
      bubbles: true,
    });
    return !element.dispatchEvent(key);
  });
  expect(stopped).toBe(false);
});
