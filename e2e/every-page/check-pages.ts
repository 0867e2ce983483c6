import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers } from './answers.ts';
import { crawl } from './crawl.ts';
import { expectAnswer, expectFacts } from './facts.ts';
import { openPageChecker } from './page-checker.ts';
import { addressOf, pages } from './rows.ts';
import { specimen } from './specimen.ts';
import { type Stock, type Role, openStock } from './stock.ts';

/**
 * Pages that are linked only from emails, other sites, the browser itself or a submitted form, and landing pages
 * with too little content.
 */
const byOtherWays =
  /^\/(az-vyroste|hlidani|oblibene|sledovani|shody|obnoveni|moje-inzerce|prihlaseni\/google|newsletters\/x+|rozhodnuti|ucet\/dvoufazove-overeni)\/|^\/pridani-[a-z]+\/(fotky|nahled|hotovo)$|^\/sprava\/newsletter\/[^/]+\/odeslat$|^\/(error|offline|hlidani|sledovani)$|^\/(lokality|znacky|produkty)\/[^/]+\/[^/]+$/;

const nameOf = (row: Parameters<typeof addressOf>[0]) => addressOf(row, specimen);

/**
 * Defines the tests of all pages and other responses for the given roles. Each role has a test file of its own, because
 * files run in parallel and this is the longest part of the journeys.
 */
export function checkPagesOf(...roles: readonly Role[]): void {
  const seen = pages.filter(({ who }) => roles.includes(who));
  const answered = answers.filter(({ who }) => roles.includes(who));
  let stock: Stock;
  let checker: Awaited<ReturnType<typeof openPageChecker>> | undefined;
  beforeAll(async () => {
    stock = await openStock();
    checker = await openPageChecker(stock, seen);
  });
  afterAll(async () => {
    await checker?.close();
    await stock?.bazaar.close();
  });

  describe('a page has its own title and description, is shareable and accessible, with and without JavaScript', () => {
    test.each(seen.map((page) => [nameOf(page), page] as const))(
      '%s',
      async (_, page) => {
        const faults = checker?.check(page);
        await expectFacts(page, stock);
        expect(await faults).toEqual([]);
      },
      60_000,
    );
  });

  describe.runIf(answered.length > 0)('a route without a page returns the expected response', () => {
    test.each(answered.map((answer) => [nameOf(answer), answer] as const))('%s', (_, answer) =>
      expectAnswer(answer, stock),
    );
  });

  test.each(roles.filter((who) => who !== 'waiting'))(
    'every link that the role %s sees leads to an existing page without further redirects',
    async (who) => {
      const { reached, faults } = await crawl(stock, who);
      expect(faults).toEqual([]);
      const paths = pages
        .filter((page) => page.who === who && page.status === 200)
        .map((page) => addressOf(page, stock).split('?', 1)[0] ?? '');
      expect(paths.filter((path) => !byOtherWays.test(path) && !reached.has(path))).toEqual([]);
    },
    120_000,
  );
}
