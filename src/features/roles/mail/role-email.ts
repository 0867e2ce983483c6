import { adminUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';

/** Tells somebody that they look after the bazaar from now on, or no more. */
export async function queueRoleEmail(
  { config, queue }: Pick<Platform, 'config' | 'queue'>,
  db: Database,
  email: string,
  change: 'added' | 'removed',
): Promise<void> {
  const subject = change === 'added' ? 'Máš nově roli moderátora' : 'Tvoje role moderátora skončila';
  const mail = await composeEmail(config, {
    to: email,
    subject,
    heading: subject,
    parts:
      change === 'added'
        ? [
            {
              text: 'Můžeš vyřizovat hlášení, kontrolovat inzeráty a blokovat účty, které porušují pravidla. Nejdřív si nastavíš dvoufázové ověření. Každý zásah se i s důvodem zapíše do deníku.',
            },
            { action: 'Do správy', url: emailLink(config, adminUrl) },
          ]
        : [{ text: 'Do správy bazaru se teď nedostaneš. Tvůj účet a inzeráty zůstávají, jak jsou.' }],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', mail);
}
