import type { Locator, Page } from 'playwright-core';

/** The newest entry about an act in the admin log, not its name among the filters. */
export const adminLogEntry = (page: Page, act: string): Locator =>
  page.getByText(act).and(page.locator(':not(option)')).first();
