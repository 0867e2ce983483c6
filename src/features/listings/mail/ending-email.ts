import type { Config } from '../../../config.ts';
import { counted } from '../../../contract/czech.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { listingPath } from '../address.ts';
import { formatDate } from '../components/format-time.ts';
import { listingDays } from '../contract.ts';

export type Ending = { id: number; title: string; slug: string; expires_at: Date };

/** Listings that end soon; the link leads to a page with one button, so that a mail scanner renews nothing. */
export function endingEmail(
  config: Config,
  { to, key, endings }: { to: string; key: string; endings: readonly Ending[] },
): Promise<Email> {
  const [first] = endings;
  const one = endings.length === 1 && first ? first : undefined;
  const listings = counted(endings.length, ['inzerát', 'inzeráty', 'inzerátů']);
  return composeEmail(config, {
    to,
    subject: one ? `Inzerát „${one.title}“ brzy skončí` : `Brzy skončí ${listings}`,
    heading: one ? 'Inzerát brzy skončí' : 'Inzeráty brzy skončí',
    parts: [
      {
        text: one
          ? `Je tu skoro ${listingDays} dní. Když ho obnovíš, zůstane ve výpisech dalších ${listingDays}.`
          : `Jsou tu skoro ${listingDays} dní. Když je obnovíš, zůstanou ve výpisech dalších ${listingDays}.`,
      },
      {
        things: endings.map((ending) => ({
          name: ending.title,
          note: `Zobrazujeme do ${formatDate(ending.expires_at.toISOString())}`,
          url: `${config.appUrl}${listingPath(ending)}`,
        })),
      },
      { action: one ? 'Obnovit inzerát' : 'Obnovit inzeráty', url: `${config.appUrl}/obnoveni/${key}` },
      {
        note:
          'Přihlašovat se k tomu nemusíš, proto odkaz nikomu neposílej. Platí pro každý inzerát jednou. ' +
          'Když neuděláš nic, inzerát z výpisů zmizí a na stránce Moje inzerce zůstane mezi vypršelými.',
      },
      { link: 'Už je pryč? Označ ho na stránce Moje inzerce', url: emailLink(config, '/ucet/moje-inzerce') },
    ],
  });
}
