import type { Browser, BrowserContextOptions, Page as Tab } from 'playwright-core';
import { requireChromium } from '../chromium.ts';
import { faultsOf, narrow, sticksOut, widestOf } from '../accessibility/faults.ts';
import { devices, launchBrowser, listen } from '../browser.ts';
import { alive } from '../wizard.ts';
import { type Page, addressOf } from './rows.ts';
import type { Stock, Who } from './stock.ts';
import { whatShows } from './what-shows.ts';

/** Number of pages checked concurrently: while one waits for the server, another is checked. */
const together = 3;

/** Simulates a user who doubled the text size (WCAG 1.4.4). */
const largeText = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';

/**
 * Reusable tabs of one role: without JavaScript, with it, with large text; and the errors they have logged.
 */
type Eye = { plain: Tab; scripted: Tab; large: Tab; complaints: string[] };

/** Checks pages in a real browser, a few ahead of the caller; returns the faults of each page. */
export async function openEyes(stock: Stock, pages: readonly Page[]) {
  const [browser, largeBrowser] = await Promise.all([
    launchBrowser(),
    launchBrowser(requireChromium(), largeText),
  ]);
  const idle = new Map<Who, Eye[]>();
  const contexts = new Map<string, ReturnType<typeof contextFor>>();
  const looked = new Map<Page, Promise<string[]>>();

  async function openTab(who: Who, kind: 'plain' | 'scripted' | 'large', complaints: string[]): Promise<Tab> {
    const key = `${who} ${kind}`;
    const javaScript = kind !== 'plain';
    const context =
      contexts.get(key) ??
      contextFor(kind === 'large' ? largeBrowser : browser, stock, who, {
        javaScriptEnabled: javaScript,
        ...(javaScript ? {} : { viewport: narrow }),
      });
    contexts.set(key, context);
    const tab = await (await context).newPage();
    tab.on('pageerror', (problem) => complaints.push(`Error in the page: ${problem.message}`));
    listen(tab, complaints, stock.bazaar.url, { javaScript });
    return tab;
  }
  async function openEye(who: Who): Promise<Eye> {
    const complaints: string[] = [];
    const [plain, scripted, large] = await Promise.all([
      openTab(who, 'plain', complaints),
      openTab(who, 'scripted', complaints),
      openTab(who, 'large', complaints),
    ]);
    return { plain, scripted, large, complaints };
  }
  async function look(page: Page): Promise<string[]> {
    const eye = idle.get(page.who)?.pop() ?? (await openEye(page.who));
    const faults = await lookAt(addressOf(page, stock), eye);
    idle.set(page.who, [...(idle.get(page.who) ?? []), eye]);
    return [...eye.complaints.splice(0), ...faults];
  }
  function start(page: Page): Promise<string[]> {
    const begun = looked.get(page) ?? look(page);
    looked.set(page, begun);
    // A rejection is handled by the caller who awaits it later.
    begun.catch(() => undefined);
    return begun;
  }
  return {
    faultsOf(page: Page): Promise<string[]> {
      const at = pages.indexOf(page);
      for (const next of pages.slice(at, at + together)) void start(next);
      return start(page);
    },
    close: () => Promise.all([browser.close(), largeBrowser.close()]),
  };
}

/** A browser context of one role, whose HTTP cache is shared by its tabs. */
async function contextFor(browser: Browser, stock: Stock, who: Who, options: BrowserContextOptions) {
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
async function lookAt(address: string, { plain, scripted, large }: Eye): Promise<string[]> {
  await plain.goto(address);
  const shown = await plain.evaluate(whatShows);
  const over = await sticksOut(plain);
  await scripted.goto(address);
  await alive(scripted);
  const alone = await scripted.evaluate(whatShows);
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
    ...(await faultsOf(scripted, address)),
  ];
}

/** Elements that overflow with large text, on a phone and at 320 pixels. */
async function largeFaults(address: string, large: Tab): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [narrow, devices.phone.viewport]) {
    await large.setViewportSize(size);
    if (size === narrow) await large.goto(address);
    const wide = await widestOf(large);
    faults.push(...wide.map((element) => `With text of 200 % ${element} sticks out of ${size.width}`));
  }
  return faults;
}
