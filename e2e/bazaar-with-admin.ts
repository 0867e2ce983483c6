import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';

/** Starts a bazaar with a signed-in admin. */
export async function openBazaarWithAdmin(
  env: Record<string, string> = {},
): Promise<{ bazaar: Bazaar; admin: ApiVisitor }> {
  const bazaar = await Bazaar.open({ env: { ADMIN_EMAILS: 'clovek-200@example.cz', ...env } });
  const admin = new ApiVisitor(bazaar, 200);
  try {
    await admin.signIn();
  } catch (problem) {
    await bazaar.close();
    throw problem;
  }
  return { bazaar, admin };
}
