import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the browser has stored that it viewed the listing, which its page reports after a delay. */
export async function waitUntilSeen(page: Page, id: number | string): Promise<void> {
  const seen = async () => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === 'videne')?.value.split('.') ?? [];
  };
  await expect.poll(seen).toContain(String(id));
}
