import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crawl } from './crawl.ts';
import { expectAnswer, expectFacts } from './facts.ts';
import { openPageChecker } from './page-checker.ts';
import { answers } from './answers.ts';
import { addressOf, pages } from './rows.ts';
import { specimen } from './specimen.ts';
import { type Stock, type Role, openStock } from './stock.ts';

let stock: Stock;
let checker: Awaited<ReturnType<typeof openPageChecker>> | undefined;
beforeAll(async () => {
  stock = await openStock();
  checker = await openPageChecker(stock, pages);
});
afterAll(async () => {
  await checker?.close();
  await stock?.bazaar.close();
});

const nameOf = (row: Parameters<typeof addressOf>[0] & { who: string }) =>
  row.who === 'anyone' ? addressOf(row, specimen) : `${addressOf(row, specimen)} (${row.who})`;

describe('a page has its own title and description, is shareable and accessible, with and without JavaScript', () => {
  test.each(pages.map((page) => [nameOf(page), page] as const))(
    '%s',
    async (_, page) => {
      const faults = checker?.check(page);
      await expectFacts(page, stock);
      expect(await faults).toEqual([]);
    },
    60_000,
  );
});

describe('a route without a page returns the expected response', () => {
  test.each(answers.map((answer) => [nameOf(answer), answer] as const))('%s', (_, answer) =>
    expectAnswer(answer, stock),
  );
});

/**
 * Pages that are linked only from emails, other sites, the browser itself or a submitted form, and landing pages
 * with too little content.
 */
const byOtherWays =
  /^\/(az-vyroste|hlidani|oblibene|sledovani|shody|obnoveni|moje-inzerce|prihlaseni\/google|newsletters\/x+|rozhodnuti|ucet\/dvoufazove-overeni)\/|^\/pridani-[a-z]+\/(fotky|nahled|hotovo)$|^\/sprava\/newsletter\/[^/]+\/odeslat$|^\/(error|offline|hlidani|sledovani)$|^\/(lokality|znacky|produkty)\/[^/]+\/[^/]+$/;

describe('every link leads to an existing page without further redirects', () => {
  test.each(['anyone', 'seller', 'admin'] as const satisfies Role[])(
    'for a visitor of the role %s',
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
});
