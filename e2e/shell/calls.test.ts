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
  const page = await visit({ mayFail: /\/volani\/|\/jinam/ });
  await page.goto('/');
  await page.waitForFunction(() => 'shell' in globalThis);
  return page;
}
/** The error of a failed call, with the message shown for it. */
const failureOf = (page: Page, path: string) =>
  page.evaluate(
    (asked) =>
      globalThis.shell.calls.get(asked).then(
        () => 'answered',
        (problem: unknown) => globalThis.shell.errorMessage(problem),
      ),
    path,
  );

test('each method returns the response body and sends the application’s headers', async () => {
  const page = await open();
  expect(await page.evaluate(() => globalThis.shell.calls.get('/volani/data'))).toEqual({
    data: { n: 1 },
    message: 'Hotovo.',
  });
  const sent = await page.evaluate(() => {
    const { calls } = globalThis.shell;
    return Promise.all([
      calls.get('/volani/headers'),
      calls.post('/volani/headers', { a: 1 }),
      calls.put('/volani/headers', { a: 1 }),
      calls.delete('/volani/headers'),
    ]);
  });
  const named = { 'access-token': 'web', 'app-name': 'web', 'app-version': '1' };
  expect(sent).toMatchObject(['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({ method, headers: named })));
});

/** Collects what the page logs to the console from now on. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') log.push(message.text());
  });
  return log;
}

test('a failed call has the server’s message, or a generic one when there was no response', async () => {
  const page = await open();
  expect(await failureOf(page, '/volani/said')).toBe('Máš obsazené všechny karty.');
  expect(await failureOf(page, '/volani/silent')).toBe('Zpráva serveru se nenačetla');
  expect(await failureOf(page, '/volani/html')).toBe('Zpráva serveru se nenačetla');
});

test('a failed call is only logged, with its status or the reason why there is none', async () => {
  const page = await open();
  const log = logOf(page);
  await failureOf(page, '/volani/said');
  await failureOf(page, '/volani/silent');
  await page.route('**/volani/dead', (route) => route.abort());
  await failureOf(page, '/volani/dead');
  expect(log).toEqual([
    'GET /volani/said: 409',
    'GET /volani/silent: 500',
    expect.stringMatching(/^GET \/volani\/dead: TypeError/),
  ]);
  expect(await page.locator('[popover] > div, [role=alert]').count()).toBe(0);
});

test('a response is shown by its message, or by a generic one', async () => {
  const page = await open();
  const said = await page.evaluate(() =>
    [{ message: 'Uloženo.' }, { data: {} }, undefined].map((body) => globalThis.shell.responseMessage(body)),
  );
  expect(said).toEqual(['Uloženo.', 'Zpráva se nenačetla', 'Zpráva se nenačetla']);
});

test('the severity of a message follows from the status', async () => {
  const page = await open();
  const severities = await page.evaluate(() =>
    [100, 199, 200, 299, 300, 399, 400, 500].map(globalThis.shell.severityOfStatus),
  );
  expect(severities).toEqual(['info', 'info', 'success', 'success', 'warn', 'warn', 'error', 'error']);
});

test('without a place for toasts, the message is logged and the page works', async () => {
  const page = await open();
  const log = logOf(page);
  await page.getByRole('button', { name: 'Stranou' }).click();
  expect(log).toEqual(['No toasts: Nikde']);
});

test('a call is aborted after ten seconds, or earlier on request', async () => {
  const page = await open();
  const waited = await page.evaluate(async () => {
    const began = performance.now();
    const problem: unknown = await Promise.race([
      globalThis.shell.calls.get('/volani/slow').catch((thrown) => thrown),
      // A timer of the same page, so that a paused machine stops both.
      new Promise((resolve) => setTimeout(() => resolve('still waiting'), 10_400)),
    ]);
    return { said: globalThis.shell.errorMessage(problem), for: performance.now() - began };
  });
  expect(waited.said).toBe('Zpráva serveru se nenačetla');
  expect(waited.for).toBeGreaterThanOrEqual(10_000);
  const given = await page.evaluate(() => {
    const control = new AbortController();
    const call = globalThis.shell.calls.get('/volani/slow', { signal: control.signal });
    control.abort();
    return call.then(
      () => 'answered',
      (problem: unknown) => (problem instanceof Error ? problem.name : ''),
    );
  });
  expect(given).toBe('AbortError');
});

test('a call with an overlay covers the page, and uncovers it when it fails', async () => {
  const page = await open();
  await page.evaluate(() => {
    void globalThis.shell.calls.get('/volani/slow', { showsLoading: true }).catch(() => undefined);
  });
  await page.getByText('Loading...').waitFor();
  await page.getByText('Loading...').waitFor({ state: 'detached' });
});

test('a redirect response navigates the whole page', async () => {
  const page = await open();
  await page.evaluate(() => void globalThis.shell.calls.get('/volani/away'));
  await page.waitForURL('**/jinam.html');
});

test('any thrown value has an error message', async () => {
  const page = await open();
  const sentences = await page.evaluate(() => {
    const { errorMessage } = globalThis.shell;
    return [new Error('disk'), new Error(''), undefined, 'kus textu', { kod: 7 }].map(errorMessage);
  });
  expect(sentences).toEqual([
    'Došlo k chybě: disk',
    'Došlo k neznámé chybě.',
    'Došlo k neznámé chybě.',
    'Neznámá chyba: kus textu',
    'Neznámá chyba: {"kod":7}',
  ]);
});
