import type { Locator, Page } from 'playwright-core';

/** The newest row of the log of the administration about an act, not its name among the filters. */
export const loggedAct = (page: Page, act: string): Locator =>
  page.getByText(act).and(page.locator(':not(option)')).first();
