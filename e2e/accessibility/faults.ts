import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  /** The global that the source of axe defines in a page. */
  var axe: typeof axeCore;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = process.env['PAGE_PICTURES'];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
export const narrowViewport = { width: 320, height: 640 };

/** Pixels by which a page overflows its window horizontally. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The innermost elements that overflow the window horizontally, at most five. */
export async function overflowingElements(page: Page): Promise<string[]> {
  return (await settled(() => horizontalOverflow(page))) > 0 ? page.evaluate(stickingOut) : [];
}

/** Runs in the browser. */
function stickingOut(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 0.5 && !scrolls(element.parentElement),
  );
  return wide
    .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    .slice(0, 5)
    .map(
      (element) =>
        `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 30)}`,
    );
}

/**
 * Serious accessibility faults and horizontal overflow of the current page, on a phone and on a desktop, in
 * light and dark, and at 320 pixels. Leaves the window in the size of a phone. With `PAGE_PICTURES` set to a
 * folder, a screenshot of each view is stored there.
 */
export async function findFaults(page: Page, name: string): Promise<string[]> {
  await page.setViewportSize(narrowViewport);
  const over = await settled(() => horizontalOverflow(page));
  const faults = over > 0 ? [`${over} pixels stick out of 320`] : [];
  for (const [device, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    const view = `${name.replaceAll(/[^a-z\d]+/gi, '-')}-${device}`;
    faults.push(...(await findFaultsInView(page, view)).map((fault) => `${device}, ${fault}`));
  }
  await page.setViewportSize(sizes.phone);
  return faults;
}

/** The same for the current window size, in light and dark. */
export async function findFaultsInView(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(stopTransitions);
  // Half a megabyte, so it is injected only once per page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    faults.push(...(await seriousFaults(page, colorScheme)).map((fault) => `${colorScheme}: ${fault}`));
    if (folder) await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage: true });
  }
  return faults;
}

/**
 * Disables transitions and deferred layout: colours halfway between two schemes, and text whose background is not
 * laid out yet, would be judged wrongly. Runs in the browser.
 */
function stopTransitions(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Waits for the layout, which a busy machine updates some time after a resize. */
async function settled(measure: () => Promise<number>): Promise<number> {
  for (const deadline = Date.now() + 3_000; Date.now() < deadline; await sleep(50))
    if ((await measure()) === 0) return 0;
  return measure();
}

/** Broken rules with their elements; axe must be loaded. In dark mode only colour rules can differ. */
async function seriousFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  return colorScheme === 'dark'
    ? [...(await page.evaluate(brokenRules, ['color-contrast'])), ...(await page.evaluate(rawBoxes))]
    : [...(await page.evaluate(brokenRules, undefined)), ...(await page.evaluate(smallTargets))];
}

/** Runs in the browser. */
async function brokenRules(only: string[] | undefined): Promise<string[]> {
  const { violations } = await globalThis.axe.run(document, {
    resultTypes: ['violations'],
    ...(only ? { runOnly: only } : {}),
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Targets under 24 pixels (WCAG 2.5.8), a rule that axe runs only on request. Fixed and sticky elements cover
 * others only temporarily, so they are hidden during the check. Runs in the browser.
 */
async function smallTargets(): Promise<string[]> {
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      /^(fixed|sticky)$/.test(getComputedStyle(element).position) &&
      !element.matches(':popover-open, dialog'),
  );
  for (const element of fixed) element.style.visibility = 'hidden';
  const { violations } = await globalThis.axe.run(document, { runOnly: ['target-size'] });
  for (const element of fixed) element.style.visibility = '';
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => `target-size: ${target.join(' ')}`));
}

/** Checkboxes and radio buttons rendered in the browser's default colours. Runs in the browser. */
function rawBoxes(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')].flatMap((box) => {
    const { appearance, opacity } = getComputedStyle(box);
    return appearance === 'none' || opacity === '0' ? [] : [`raw ${box.type}: ${box.name}`];
  });
}

/** Expects no faults. */
export async function expectAccessiblePage(page: Page, name: string): Promise<void> {
  expect(await findFaults(page, name), name).toEqual([]);
}
