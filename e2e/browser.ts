import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
  chromium,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { requireChromium } from './chromium.ts';

export type Device = 'phone' | 'desktop';

export type VisitOptions = {
  device?: Device;
  javaScript?: boolean;
  scheme?: 'light' | 'dark';
  /** Cookies and storage of an earlier visit: the same browser, opened again. */
  storageState?: BrowserContextOptions['storageState'];
  /** Lets the site cache pages for reading without a connection; tests of others answer for the network themselves. */
  offline?: boolean;
  /** Addresses besides the bazaar's own that the visit may ask, and requests that may fail. */
  elsewhere?: RegExp;
  mayFail?: RegExp;
  /** Who the browser says it is; by itself it says that nobody sits before it. */
  userAgent?: string;
};

/** Every journey must go both ways: on the least that a visitor may have, and on what most have. */
export const bothWays: [words: string, options: VisitOptions & { javaScript: boolean }][] = [
  ['on a phone without JavaScript', { device: 'phone', javaScript: false }],
  ['on a desktop', { device: 'desktop', javaScript: true }],
];

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<Device, BrowserContextOptions>;

/** Chromium's own errands would count as requests to others, and its sandbox does not start for root. */
const flags = ['--disable-background-networking', '--disable-dev-shm-usage'];

/** Milliseconds to wait for a page on a machine that is busy with other tests. */
const timeoutMs = 20_000;

/** A browser without errands of its own; `more` are options of Chromium. */
export function launchBrowser(chosen = requireChromium(), ...more: readonly string[]): Promise<Browser> {
  const args = process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
  return chromium.launch({ executablePath: chosen, args: [...args, ...more] });
}

/**
 * A real browser for one file of tests, `chosen` by its path where not any will do. Each `visit` is a person of their
 * own; after each test their windows are closed, and the test fails if a page complained: an error, a blocked script,
 * a missing file, a request elsewhere.
 */
export function useBrowser(home: () => { url: string }, chosen?: string) {
  let browser: Browser | undefined;
  const visits = new Map<BrowserContext, string[]>();

  beforeAll(async () => {
    browser = await launchBrowser(chosen);
  });
  afterAll(() => browser?.close());
  afterEach(async ({ task }) => {
    const complaints = [...visits.values()].flat();
    if (task.result?.state === 'fail') await keepPictures(task.name, [...visits.keys()]);
    await Promise.all([...visits.keys()].map((context) => context.close()));
    visits.clear();
    if (complaints.length > 0) throw new Error(`Pages complained:\n${complaints.join('\n')}`);
  });

  async function visit(options: VisitOptions = {}): Promise<Page> {
    if (!browser) throw new Error('A visit needs to happen in a test');
    const {
      device = 'desktop',
      javaScript = true,
      scheme = 'light',
      storageState,
      offline,
      userAgent,
    } = options;
    const context = await browser.newContext({
      ...devices[device],
      baseURL: home().url,
      javaScriptEnabled: javaScript,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      serviceWorkers: offline ? 'allow' : 'block',
      locale: 'cs-CZ',
      timezoneId: 'Europe/Prague',
      ...(storageState === undefined ? {} : { storageState }),
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    context.setDefaultTimeout(timeoutMs);
    const complaints: string[] = [];
    visits.set(context, complaints);
    context.on('weberror', (problem) => complaints.push(`Error in a page: ${problem.error().message}`));
    listen(context, complaints, home().url, options);
    return context.newPage();
  }
  return { visit };
}

/** A window, or all of one visit. */
type Heard = {
  on(event: 'console', listener: (message: ConsoleMessage) => void): unknown;
  on(event: 'request' | 'requestfailed', listener: (request: Request) => void): unknown;
  on(event: 'response', listener: (response: Response) => void): unknown;
};

/** Notes what goes wrong in `heard`: an error, a blocked script, a missing file, a request elsewhere. */
export function listen(heard: Heard, complaints: string[], url: string, options: VisitOptions): void {
  const { javaScript = true, elsewhere, mayFail } = options;
  const ours = (address: string) => /^(data|blob|about):/.test(address) || new URL(address).origin === url;
  heard.on('console', (message) => {
    // The requests themselves report what failed to load, with the reason.
    const text = message.text();
    if (message.type() !== 'error' || text.startsWith('Failed to load resource') || mayFail?.test(text))
      return;
    complaints.push(`Error in the console: ${text}`);
  });
  heard.on('request', (request) => {
    if (!ours(request.url()) && !elsewhere?.test(request.url()))
      complaints.push(`Asked elsewhere: ${request.url()}`);
  });
  heard.on('response', (response) => {
    const answer = ['document', 'fetch', 'xhr'].includes(response.request().resourceType());
    if (response.status() < (answer ? 500 : 400) || mayFail?.test(response.url())) return;
    complaints.push(`Answered ${response.status()}: ${response.url()}`);
  });
  heard.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A visitor without JavaScript refuses every script.
    const refusesScripts = !javaScript && request.resourceType() === 'script';
    if (reason === 'net::ERR_ABORTED' || refusesScripts || mayFail?.test(request.url())) return;
    complaints.push(`Failed with ${reason}: ${request.url()}`);
  });
}

/** How many sheets of A4 a page takes on paper. */
export async function sheetsOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What a failed test saw last. */
async function keepPictures(test: string, contexts: BrowserContext[]): Promise<void> {
  const folder = join(tmpdir(), 'bazar-failed-tests');
  mkdirSync(folder, { recursive: true });
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const name = test
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .slice(0, 80);
    const path = join(folder, `${name}-${index + 1}.png`);
    await page.screenshot({ path }).catch(() => undefined);
    console.error(`The window at ${page.url()} is pictured in ${path}`);
  }
}
