import type { Page } from 'playwright-core';
import type { ApiVisitor } from '../api-visitor.ts';
import type { Bazaar } from '../bazaar.ts';
import { alive } from '../wizard.ts';

/** What the rows happen on: a seller with three offers, one of them asked about, and a draft with two photos. */
export type Stock = { bazaar: Bazaar; seller: ApiVisitor; listing: string; conversation: string };

/** One background call of the browser: what makes it, and what the page says and keeps while it has no answer. */
export type Row = {
  /** Ids of the operations it calls, or the address it asks for. */
  calls: readonly string[];
  /** What of it gets no answer. */
  address: string;
  open: (page: Page, stock: Stock) => Promise<void>;
  act: (page: Page, stock: Stock) => Promise<unknown>;
  /** What stands where the answer would be, and what has stayed. */
  check: (page: Page) => Promise<unknown>;
  /** Once there are answers again. */
  again?: (page: Page) => Promise<unknown>;
};

/** Opens a page and waits until its scripts run. */
export const goTo = (address: string) => async (page: Page) => {
  await page.goto(address);
  await alive(page);
};
