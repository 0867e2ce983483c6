import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callTimeout } from '../../src/contract/application.ts';
import { contactAdvertiser, listConversations } from '../../src/features/conversations/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { useBrowser } from '../browser.ts';
import { jpeg, postStick } from '../sample-offer.ts';
import { stickForm } from '../stick-form.ts';
import type { Stock } from '../unanswered/row.ts';
import { rows, testedElsewhere } from '../unanswered/rows.ts';

let stock: Stock;
beforeAll(async () => {
  const bazaar = await Bazaar.open();
  const [seller, buyer] = [new ApiVisitor(bazaar, 1), new ApiVisitor(bazaar, 2)];
  await seller.signIn();
  await buyer.signIn();
  await postStick(seller, { title: 'Hůl první', priceType: 'agreement', price: '' });
  await postStick(seller, { title: 'Hůl druhá', priceType: 'free', price: '' });
  const id = await postStick(seller, { title: 'Hůl třetí' });
  const form = { name: 'Eva Nováková', email: buyer.email, message: 'Je ta hůl ještě volná?', consent: true };
  await buyer.get(contactAdvertiser, { params: { id }, body: { ...form, consent: true } });
  const { items } = await seller.get(listConversations, {});
  const draft = await seller.fillDraft({ ...stickForm(1), title: 'Hůl rozepsaná' });
  await seller.sendPhoto(draft.albumId, await jpeg(1));
  await seller.sendPhoto(draft.albumId, await jpeg(2));
  stock = { bazaar, seller, listing: `/inzerat/hul-treti-${id}`, conversation: items[0]?.id ?? '' };
});
afterAll(() => stock.bazaar.close());
const { visit } = useBrowser(() => stock.bazaar);

const ways: Record<string, (route: Route) => Promise<unknown>> = {
  'no connection': (route) => route.abort('failed'),
  'a failure of the server': (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  'the answer of a proxy': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  // The browser's timeout for requests is shortened here.
  'no answer in time': async () => undefined,
};

/** A window with short timeouts; it records the original ones. */
async function impatient(): Promise<Page> {
  const page = await visit({ device: 'phone', mayFail: /./ });
  await page.addInitScript((limit) => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => real(milliseconds === limit ? 400 : milliseconds);
  }, callTimeout);
  return page;
}

describe.each(Object.entries(rows))('%s', (_, { address, open, act, check, again }) => {
  test.each(Object.entries(ways))(
    'after a request with %s the page and its content stay',
    async (way, answer) => {
      const page = await impatient();
      await open(page, stock);
      let asked = 0;
      await page.route(address, async (route) => {
        asked += 1;
        await answer(route);
      });
      await act(page, stock);
      await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(0);
      await check(page);
      expect(await page.getByText('Tohle se nepovedlo').count()).toBe(0);
      expect(await page.locator('footer').count()).toBeGreaterThan(0);
      if (!again || way === 'no answer in time') return;
      await page.unroute(address);
      await again(page);
    },
    60_000,
  );
});

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const sources = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));
const inSources = (pattern: RegExp) =>
  sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));

test('every background request of the browser has a row', () => {
  const called = new Set([
    ...inSources(/\bapi<typeof (\w+)>/g),
    ...inSources(/\bcalls\.(?:get|post|put|delete|text)\((\w+)/g),
    ...sources.filter(({ text }) => /\buseFetcher\b/.test(text)).map(({ name }) => name),
  ]);
  const tried = new Set([
    ...Object.values(rows).flatMap(({ calls }) => calls),
    ...Object.keys(testedElsewhere),
  ]);
  expect([...called].filter((name) => !tried.has(name))).toEqual([]);
});
