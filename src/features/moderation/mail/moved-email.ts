import { editListingUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox } from '../../accounts/index.ts';

type Moved = {
  id: number;
  slug: string;
  advertiserId: string;
  title: string;
  reason: string;
  /** Names of categories. */
  from: string;
  to: string;
};

/** Where a listing is found now and why. */
export async function queueMovedEmail(
  { config, queue }: Pick<Platform, 'config' | 'queue'>,
  db: Database,
  { id, slug, advertiserId, title, reason, from, to }: Moved,
): Promise<void> {
  const mailbox = await advertiserMailbox(db, advertiserId);
  if (!mailbox) return;
  const email = await composeEmail(config, {
    to: mailbox.email,
    subject: `Inzerát „${title}“ je v jiné kategorii`,
    heading: 'Inzerát má jinou kategorii',
    parts: [
      {
        text: `Inzerát „${title}“ jsme přesunuli tam, kde ho lidé hledají. Ostatní zůstává, jak je. Podívej se, jestli v nové kategorii nechceš doplnit parametry.`,
      },
      {
        rows: [
          ['Předtím', from],
          ['Teď', to],
          ['Důvod', reason],
        ],
      },
      { action: 'Upravit inzerát', url: emailLink(config, editListingUrl({ id, slug })) },
      { note: 'Nesedí to? Odpověz na tenhle e-mail a vrátíme ho.' },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}
