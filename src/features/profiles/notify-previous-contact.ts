import type { Database, Platform } from '../../platform/platform.ts';
import type { ProfileRow } from './db.ts';
import { type ContactChange, contactChangedEmail } from './mail/contact-changed-email.ts';

/**
 * Tells everybody who was reachable before a change that it happened, in case a stranger made it: the main and the
 * proven other e-mail, and a proven phone that is being replaced or taken back.
 */
export async function notifyPreviousContact(
  { config, clock, queue, sms }: Platform,
  db: Database,
  before: ProfileRow,
  change: ContactChange,
): Promise<void> {
  const addresses = [
    before.email,
    ...(before.other_email_verified_at && before.other_email ? [before.other_email] : []),
  ];
  for (const to of addresses) {
    await queue.add(db, 'send-letter', await contactChangedEmail(config, { to, change, at: clock.now() }));
  }
  if (change.kind === 'phone' && before.phone && before.phone_verified_at && sms.available) {
    const now = change.became === 'removed' ? 'už nemá tenhle telefon' : 'má nový telefon';
    const text = `Tvůj účet na Florbalovém bazaru ${now}.`;
    await queue.add(db, 'send-sms', { to: before.phone, text }, { maxAttempts: 6 });
  }
}
