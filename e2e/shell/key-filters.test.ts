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
  ['integer', '-12,5a.+', '-125'],
  ['positiveInteger', '-1 2x,.', '1 2'],
  ['decimal', '-1,5 .2kg+', '-1,5 .2'],
  ['money', '-1 250,50.0kc', '1 250,50.0'],
  ['hex', '#1fG9zA-', '1f9A'],
  ['email', '(jana.n+1_%-2 <jana@sport.cz>,;', 'jana.n+1_%-2jana@sport.cz'],
  ['letters', 'Žižka 7-x.', 'Žižka x'],
  ['alphanumerics', 'Č. p. 12/3-a', 'Č p 123a'],
] as const;

test('each filter accepts its characters key by key', async () => {
  const page = await open();
  for (const [name, typed, kept] of typings) {
    const field = page.getByLabel(name, { exact: true });
    await field.pressSequentially(typed);
    expect([name, await field.inputValue()]).toEqual([name, kept]);
  }
});

/** Keys of a Czech keyboard, which the test cannot press directly. */
const czechKeys = [
  ['letters', 'ř', true],
  ['alphanumerics', 'Ů', true],
  ['email', 'ž', true],
  ['email', '§', false],
  ['integer', 'ě', false],
  ['hex', 'č', false],
  ['money', '−', false],
] as const;

test('keys of a Czech keyboard are accepted or rejected as each filter requires', async () => {
  const page = await open();
  for (const [name, key, goesIn] of czechKeys) {
    const typed = await page
      .getByLabel(name, { exact: true })
      .evaluate(
        (field, pressed) =>
          field.dispatchEvent(
            new KeyboardEvent('keydown', { key: pressed, cancelable: true, bubbles: true }),
          ),
        key,
      );
    expect([name, key, typed]).toEqual([name, key, goesIn]);
  }
});

test('pasted text is inserted whole into each field', async () => {
  const page = await open();
  const source = page.getByLabel('text', { exact: true });
  await source.fill('asi <12,5> kusů #š!');
  await source.press('Control+A');
  await source.press('Control+C');
  for (const [name] of typings) {
    const field = page.getByLabel(name, { exact: true });
    await field.press('Control+V');
    expect([name, await field.inputValue()]).toEqual([name, 'asi <12,5> kusů #š!']);
  }
});

test('text inserted by other means is inserted whole, control keys work, and composition on phones is not affected', async () => {
  const page = await open();
  const field = page.getByLabel('integer', { exact: true });
  await field.focus();
  const emptied = async () => {
    await field.press('Control+A');
    await field.press('Delete');
    expect(await field.inputValue()).toBe('');
  };
  // Screen readers, dictation and input helpers insert text without key events.
  await page.keyboard.insertText('asi 12 kusů');
  expect(await field.inputValue()).toBe('asi 12 kusů');
  await emptied();
  const session = await page.context().newCDPSession(page);
  const composed = { text: 'kusů', selectionStart: 4, selectionEnd: 4 };
  await session.send('Input.imeSetComposition', composed);
  await session.send('Input.insertText', { text: 'kusů' });
  expect(await field.inputValue()).toBe('kusů');
  await emptied();
  // A phone's keyboard sends key code 229 and inserts text by an input event.
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
