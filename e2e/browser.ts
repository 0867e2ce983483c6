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
  /** Cookies and storage of an earlier visit, to reopen the same browser. */
  storageState?: BrowserContextOptions['storageState'];
  /**
   * Allows the service worker, which caches pages for offline reading; it would bypass tests that intercept requests.
   */
  offline?: boolean;
  /** Addresses besides the bazaar's that may be requested, and requests that may fail. */
  elsewhere?: RegExp;
  mayFail?: RegExp;
  /** User agent of the browser; the default identifies it as automated. */
  userAgent?: string;
};

/** Every journey must work in the most limited browser and in a typical one. */
export const browserVariants: [words: string, options: VisitOptions & { javaScript: boolean }][] = [
  ['on a phone without JavaScript', { device: 'phone', javaScript: false }],
  ['on a desktop', { device: 'desktop', javaScript: true }],
];

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<Device, BrowserContextOptions>;

/** Chromium's background requests would count as requests to third parties; its sandbox does not start for root. */
const flags = ['--disable-background-networking', '--disable-dev-shm-usage'];

/** Timeout of a page in milliseconds, for a machine busy with other tests. */
const timeoutMs = 20_000;

/** A browser without background requests; `more` are flags of Chromium. */
export function launchBrowser(chosen = requireChromium(), ...more: readonly string[]): Promise<Browser> {
  const args = process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
  return chromium.launch({ executablePath: chosen, args: [...args, ...more] });
}

/**
 * A real browser for one test file, `chosen` by its path if a particular one is needed. Each `visit` is a separate
 * person; after each test their windows are closed, and the test fails if a page had an error, a blocked script, a
 * missing file or a request to a third party.
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
    recordProblems(context, complaints, home().url, options);
    return context.newPage();
  }
  return { visit };
}

/** A page, or the context of a whole visit. */
type Heard = {
  on(event: 'console', listener: (message: ConsoleMessage) => void): unknown;
  on(event: 'request' | 'requestfailed', listener: (request: Request) => void): unknown;
  on(event: 'response', listener: (response: Response) => void): unknown;
};

/** Collects what goes wrong in `heard`: errors, blocked scripts, missing files, requests to third parties. */
export function recordProblems(heard: Heard, complaints: string[], url: string, options: VisitOptions): void {
  const { javaScript = true, elsewhere, mayFail } = options;
  const ours = (address: string) => /^(data|blob|about):/.test(address) || new URL(address).origin === url;
  heard.on('console', (message) => {
    // Failed loads are reported by the request listeners, with the reason.
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
    // A visitor without JavaScript blocks every script.
    const refusesScripts = !javaScript && request.resourceType() === 'script';
    if (reason === 'net::ERR_ABORTED' || refusesScripts || mayFail?.test(request.url())) return;
    complaints.push(`Failed with ${reason}: ${request.url()}`);
  });
}

/** Number of A4 sheets that a page takes in print. */
export async function countPrintedSheets(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Saves screenshots of a failed test. */
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
