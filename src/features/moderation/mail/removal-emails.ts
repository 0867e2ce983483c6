import { myListingsUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { unprovenMailbox } from '../../accounts/index.ts';
import { objection, statementOfReasons } from '../../blocking/index.ts';
import type { BlockSource } from '../../blocking/contract.ts';
import type { ListingState } from '../../listings/contract.ts';

type Sends = Pick<Platform, 'config' | 'clock' | 'queue'>;
/** What an email tells of a restriction: of which listing, why, on what grounds, and how to object. */
export type Restricted = {
  advertiserId: string;
  title: string;
  reason: string;
  rule: string;
  source: BlockSource;
  /** Of the link by which to object. */
  key: string;
};

const day = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' });

/**
 * What was removed, why, on what grounds, who decided and how to object. Article 17 of the DSA asks for it wherever an
 * address is known, so it goes to an unproven one, too.
 */
export async function queueRemovedEmail(
  { config, clock, queue }: Sends,
  db: Database,
  { advertiserId, title, key, ...why }: Restricted,
): Promise<void> {
  const mailbox = await unprovenMailbox(db, advertiserId);
  if (!mailbox) return;
  const email = await composeEmail(config, {
    to: mailbox.email,
    subject: `Tvůj inzerát „${title}“ jsme smazali`,
    heading: 'Inzerát je smazaný',
    parts: [
      {
        text: `${day.format(clock.now())} jsme z Florbalového bazaru smazali tvůj inzerát „${title}“. Na celém bazaru: ve výpisech už není a místo něj se ukazuje, že porušoval podmínky inzerce. Ostatní inzeráty a účet zůstávají, jak jsou.`,
      },
      statementOfReasons(why),
      ...objection(config, key),
      { note: 'Inzerát dál vidíš v Moje inzerce mezi smazanými. Upravit ho nejde.' },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}

/** Where a restored listing is now. */
export const whereabouts = {
  active: 'Je zase ve výpisech.',
  reserved: 'Je zase ve výpisech jako rezervovaný.',
  held: 'Čeká na opravu nebo kontrolu, jako předtím.',
  resting: 'Čeká na volnou kartu. Do výpisů se vrátí, jakmile se některá uvolní.',
  expired: 'Jeho platnost už skončila. Obnovíš ho jedním kliknutím.',
  sold: 'Je zase mezi prodanými.',
  withdrawn: 'Je zase mezi staženými.',
  blocked: 'Do výpisů se vrátí, až odblokujeme tvůj účet.',
} as const satisfies Record<ListingState, string>;

/** The removal was taken back: to where its email went. */
export async function queueRestoredEmail(
  { config, queue }: Sends,
  db: Database,
  { advertiserId, title, state }: { advertiserId: string; title: string; state: ListingState },
): Promise<void> {
  const mailbox = await unprovenMailbox(db, advertiserId);
  if (!mailbox) return;
  const email = await composeEmail(config, {
    to: mailbox.email,
    subject: `Tvůj inzerát „${title}“ jsme vrátili`,
    heading: 'Inzerát je zpátky',
    parts: [
      {
        text: `Smazání inzerátu „${title}“ jsme vzali zpět. ${whereabouts[state]} O dny, kdy byl pryč, jsme mu prodloužili platnost.`,
      },
      { action: 'Moje inzeráty', url: emailLink(config, myListingsUrl) },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}
