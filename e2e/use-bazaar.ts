import { afterAll } from 'vitest';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { useBrowser } from './browser.ts';

type Options = Parameters<typeof Bazaar.open>[0];

/** A bazaar and a browser for one test file. Call it at the top of the file. */
export async function useBazaar(options?: Options) {
  const bazaar = await Bazaar.open(options);
  afterAll(() => bazaar.close());
  return { bazaar, ...useBrowser(() => bazaar) };
}

/** The same with a signed-in admin. */
export async function useBazaarWithAdmin(env: Record<string, string> = {}) {
  const { bazaar, visit } = await useBazaar({ env: { ADMIN_EMAILS: 'clovek-200@example.cz', ...env } });
  const admin = new ApiVisitor(bazaar, 200);
  try {
    await admin.signIn();
  } catch (problem) {
    // A file that fails while it is loaded runs no `afterAll`.
    await bazaar.close();
    throw problem;
  }
  return { bazaar, admin, visit };
}
