import { editListingUrl, myListingsUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { unprovenMailbox } from '../../accounts/index.ts';
import { objection, statementOfReasons } from '../../blocking/index.ts';
import type { ListingState } from '../../listings/contract.ts';
import { type Restricted, whereabouts } from './removal-emails.ts';

type Sends = Pick<Platform, 'config' | 'clock' | 'queue'>;
type Hidden = Restricted & { id: number; slug: string };

const day = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' });

/**
 * What to fix and why, what happens then, and how to object. Hiding is a restriction as much as a removal (article 17
 * of the DSA), so it goes to an unproven address, too.
 */
export async function queueHiddenEmail(
  { config, clock, queue }: Sends,
  db: Database,
  { id, slug, advertiserId, title, key, ...why }: Hidden,
): Promise<void> {
  const mailbox = await unprovenMailbox(db, advertiserId);
  if (!mailbox) return;
  const email = await composeEmail(config, {
    to: mailbox.email,
    subject: `Inzerát „${title}“ je potřeba opravit`,
    heading: 'Inzerát čeká na opravu',
    parts: [
      {
        text: `Od ${day.format(clock.now())} tvůj inzerát „${title}“ na Florbalovém bazaru nikdo nevidí. Stačí ho opravit a poslat ke kontrole, pak ho vrátíme do výpisů. Dny, kdy vidět nebyl, se do platnosti nepočítají.`,
      },
      statementOfReasons(why),
      { action: 'Opravit inzerát', url: emailLink(config, editListingUrl({ id, slug })) },
      ...objection(config, key),
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}

/** A hidden listing is back: to where the email about its hiding went. */
export async function queueReleasedEmail(
  { config, queue }: Sends,
  db: Database,
  { advertiserId, title, state }: { advertiserId: string; title: string; state: ListingState },
): Promise<void> {
  const mailbox = await unprovenMailbox(db, advertiserId);
  if (!mailbox) return;
  const email = await composeEmail(config, {
    to: mailbox.email,
    subject: `Inzerát „${title}“ je po kontrole`,
    heading: 'Inzerát je zkontrolovaný',
    parts: [
      {
        text: `Inzerát „${title}“ je v pořádku. ${whereabouts[state]} O dny, kdy nebyl vidět, jsme mu prodloužili platnost.`,
      },
      { action: 'Moje inzeráty', url: emailLink(config, myListingsUrl) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}
