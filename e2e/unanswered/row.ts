import type { Page } from 'playwright-core';
import type { ApiVisitor } from '../api-visitor.ts';
import type { Bazaar } from '../bazaar.ts';
import { waitForHydration } from '../wizard.ts';

/**
 * The data of the rows: a seller with three offers, one of them with a conversation, and a draft with two
 * photos.
 */
export type Stock = { bazaar: Bazaar; seller: ApiVisitor; listing: string; conversation: string };

/**
 * One background request of the browser: what triggers it, and what the page shows and preserves while it has no
 * response.
 */
export type Row = {
  /** Ids of the operations it calls, or the URL it requests. */
  calls: readonly string[];
  /** The URL pattern whose requests get no response. */
  address: string;
  open: (page: Page, stock: Stock) => Promise<void>;
  act: (page: Page, stock: Stock) => Promise<unknown>;
  /** Checks the error shown in place of the result, and what was preserved. */
  check: (page: Page) => Promise<unknown>;
  /** Checks that it works once there are responses again. */
  again?: (page: Page) => Promise<unknown>;
};

/** Opens a page and waits for its hydration. */
export const goTo = (address: string) => async (page: Page) => {
  await page.goto(address);
  await waitForHydration(page);
};
