import type { Database, Platform } from '../../platform/platform.ts';
import type { ContactKind } from './contract.ts';
import type { ProfileRow } from './db.ts';
import { contactChangedLetter } from './mail/contact-changed-letter.ts';

/**
 * Tells everybody who was reachable before a change that it happened, in case a stranger made it: the main and the
 * proven other e-mail, and a proven phone that is being replaced.
 */
export async function tellOld(
  { config, clock, queue, sms }: Platform,
  db: Database,
  before: ProfileRow,
  kind: ContactKind,
): Promise<void> {
  const addresses = [
    before.email,
    ...(before.other_email_verified_at && before.other_email ? [before.other_email] : []),
  ];
  for (const to of addresses) {
    await queue.add(db, 'send-letter', await contactChangedLetter(config, { to, kind, at: clock.now() }));
  }
  if (kind === 'phone' && before.phone && before.phone_verified_at && sms.available) {
    const text = 'Tvůj účet na Florbalovém bazaru má nový telefon.';
    await queue.add(db, 'send-sms', { to: before.phone, text }, { maxAttempts: 6 });
  }
}
