import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
let latest = { id: 'mine' };
let described = 200;
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
  vi.resetModules();
  asked.length = 0;
  latest = { id: 'mine' };
  described = 200;
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address.startsWith('/builds/meta/')
      ? new Response('{}', { status: described })
      : Response.json(latest);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A freshly loaded page of the build `mine`. */
async function begin() {
  const { isOutdated, watchBuilds } = await import('./latest-build.ts');
  return { isOutdated, stop: watchBuilds('mine') };
}
const hour = 3_600_000;

test('the own build’s metadata is fetched one second after the start, the latest build every hour', async () => {
  const { isOutdated, stop } = await begin();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/builds/meta/mine.json']);
  await vi.advanceTimersByTimeAsync(hour - 1_000);
  expect(asked.at(-1)).toBe(`/builds/latest.json?${Date.parse('2026-06-01T13:00:00Z')}`);
  await vi.advanceTimersByTimeAsync(hour);
  expect(asked.at(-1)).toBe(`/builds/latest.json?${Date.parse('2026-06-01T14:00:00Z')}`);
  expect(isOutdated()).toBe(false);
  stop();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(asked).toHaveLength(3);
});

test('a different latest build marks the page outdated and stops polling', async () => {
  const { isOutdated, stop } = await begin();
  latest = { id: 'newer' };
  await vi.advanceTimersByTimeAsync(hour);
  expect(isOutdated()).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(asked).toHaveLength(2);
  stop();
});

test('a build without metadata is outdated', async () => {
  described = 404;
  const { isOutdated, stop } = await begin();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOutdated()).toBe(true);
  stop();
});

test('a hidden page does not poll, and polls at once when it becomes visible again', async () => {
  const { stop } = await begin();
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(hour);
  expect(asked).toHaveLength(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  stop();
});
