import type { Browser, BrowserContextOptions, Page as Tab } from 'playwright-core';
import { requireChromium } from '../chromium.ts';
import {
  findFaults,
  narrowViewport,
  horizontalOverflow,
  overflowingElements,
} from '../accessibility/faults.ts';
import { devices, launchBrowser, recordProblems } from '../browser.ts';
import { waitForHydration } from '../wizard.ts';
import { type Page, addressOf } from './rows.ts';
import type { Stock, Role } from './stock.ts';
import { collectVisible } from './collect-visible.ts';

/** Number of pages checked concurrently: while one waits for the server, another is checked. */
const together = 3;

/** Simulates a user who doubled the text size (WCAG 1.4.4). */
const largeText = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';

/**
 * Reusable tabs of one role: without JavaScript, with it, with large text; and the errors they have logged.
 */
type Tabs = { plain: Tab; scripted: Tab; large: Tab; complaints: string[] };

/** Checks pages in a real browser, a few ahead of the caller; returns the faults of each page. */
export async function openPageChecker(stock: Stock, pages: readonly Page[]) {
  const [browser, largeBrowser] = await Promise.all([
    launchBrowser(),
    launchBrowser(requireChromium(), largeText),
  ]);
  const idle = new Map<Role, Tabs[]>();
  const contexts = new Map<string, ReturnType<typeof contextFor>>();
  const results = new Map<Page, Promise<string[]>>();

  async function openTab(
    who: Role,
    kind: 'plain' | 'scripted' | 'large',
    complaints: string[],
  ): Promise<Tab> {
    const key = `${who} ${kind}`;
    const javaScript = kind !== 'plain';
    const context =
      contexts.get(key) ??
      contextFor(kind === 'large' ? largeBrowser : browser, stock, who, {
        javaScriptEnabled: javaScript,
        ...(javaScript ? {} : { viewport: narrowViewport }),
      });
    contexts.set(key, context);
    const tab = await (await context).newPage();
    tab.on('pageerror', (problem) => complaints.push(`Error in the page: ${problem.message}`));
    recordProblems(tab, complaints, stock.bazaar.url, { javaScript });
    return tab;
  }
  async function openTabs(who: Role): Promise<Tabs> {
    const complaints: string[] = [];
    const [plain, scripted, large] = await Promise.all([
      openTab(who, 'plain', complaints),
      openTab(who, 'scripted', complaints),
      openTab(who, 'large', complaints),
    ]);
    return { plain, scripted, large, complaints };
  }
  async function check(page: Page): Promise<string[]> {
    const tabs = idle.get(page.who)?.pop() ?? (await openTabs(page.who));
    const faults = await checkPage(addressOf(page, stock), tabs);
    idle.set(page.who, [...(idle.get(page.who) ?? []), tabs]);
    return [...tabs.complaints.splice(0), ...faults];
  }
  function start(page: Page): Promise<string[]> {
    const running = results.get(page) ?? check(page);
    results.set(page, running);
    // A rejection is handled by the caller who awaits it later.
    running.catch(() => undefined);
    return running;
  }
  return {
    check(page: Page): Promise<string[]> {
      const at = pages.indexOf(page);
      for (const next of pages.slice(at, at + together)) void start(next);
      return start(page);
    },
    close: () => Promise.all([browser.close(), largeBrowser.close()]),
  };
}

/** A browser context of one role, whose HTTP cache is shared by its tabs. */
async function contextFor(browser: Browser, stock: Stock, who: Role, options: BrowserContextOptions) {
  const context = await browser.newContext({
    ...devices.phone,
    ...options,
    baseURL: stock.bazaar.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
  });
  context.setDefaultTimeout(30_000);
  // Otherwise a listing opened in one tab would appear among recently viewed ones in another, depending on
  // timing.
  await context.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set() {} }));
  const cookies = Object.entries(stock.cookies[who]);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: stock.bazaar.url })));
  return context;
}

/** Fields with another control without JavaScript: a brand is then chosen from a list. */
const instead: Readonly<Record<string, string>> = { brandName: 'brand' };

/** Checks a page without JavaScript, with it and with large text, as anybody might see it. */
async function checkPage(address: string, { plain, scripted, large }: Tabs): Promise<string[]> {
  await plain.goto(address);
  const shown = await plain.evaluate(collectVisible);
  const over = await horizontalOverflow(plain);
  await scripted.goto(address);
  await waitForHydration(scripted);
  const alone = await scripted.evaluate(collectVisible);
  const missing = alone.fields.filter((name) => !shown.fields.includes(instead[name] ?? name));
  const faults = [
    ...(shown.heading ? [] : ['no heading shows']),
    ...(shown.words < alone.words * 0.8 ? [`${shown.words} characters of ${alone.words} show`] : []),
    ...(missing.length > 0 ? [`fields are missing: ${missing.join(', ')}`] : []),
    ...shown.stuckForms.map((form) => `nothing sends the form ${form}`),
    ...(over > 0 ? [`${over} pixels stick out of 320`] : []),
  ];
  return [
    ...faults.map((fault) => `Without scripts ${fault}`),
    ...(await largeFaults(address, large)),
    ...(await findFaults(scripted, address)),
  ];
}

/** Elements that overflow with large text, on a phone and at 320 pixels. */
async function largeFaults(address: string, large: Tab): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [narrowViewport, devices.phone.viewport]) {
    await large.setViewportSize(size);
    if (size === narrowViewport) await large.goto(address);
    const wide = await overflowingElements(large);
    faults.push(...wide.map((element) => `With text of 200 % ${element} sticks out of ${size.width}`));
  }
  return faults;
}
