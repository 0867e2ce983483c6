import type { Config } from '../../../config.ts';
import { adminListingsToLookUrl, editListingUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox } from '../../accounts/index.ts';
import { listingDays } from '../contract.ts';

export type Held = {
  id: number;
  slug: string;
  title: string;
  advertiser_id: string;
  kind: 'offer' | 'demand';
};

const namesOf = {
  offer: { name: 'Inzerát', mine: 'Tvůj inzerát' },
  demand: { name: 'Poptávka', mine: 'Tvoje poptávka' },
} as const;

/** Why a new listing is not out yet and what happens next. */
export async function queueFirstLookEmail(
  { config, queue }: Pick<Platform, 'config' | 'queue'>,
  db: Database,
  { reasons, ...listing }: Held & { reasons: readonly string[] },
): Promise<void> {
  const mailbox = await advertiserMailbox(db, listing.advertiser_id);
  if (!mailbox) return;
  const { name, mine } = namesOf[listing.kind];
  const email = await composeEmail(config, {
    to: mailbox.email,
    subject: `${name} „${listing.title}“ čeká na kontrolu`,
    heading: 'Nejdřív se podívá člověk',
    parts: [
      {
        text: `${mine} „${listing.title}“ zatím ve výpisech není. Nejdřív se podívá člověk, většinou do 24 hodin.`,
      },
      { text: `Díváme se předem, protože ${reasons.join(' a ')}.` },
      {
        text: `Když bude všechno v pořádku, zveřejníme to, napíšeme ti a ${listingDays} dní začne běžet až potom. Když ne, napíšeme ti, co a proč opravit. Zatím nemusíš dělat nic.`,
      },
      { action: 'Podívat se na inzerát', url: emailLink(config, editListingUrl(listing)) },
      {
        note: 'Inzeráty, na které se díváme předem, vybírá program podle pevných pravidel. Rozhoduje vždycky člověk.',
      },
    ],
    replyTo: config.contactEmail,
  });
  await queue.add(db, 'send-email', email);
}

/** Says to who runs the bazaar that a new listing waits; of others that come within a day they learn in the administration. */
export function operatorFirstLookNotice(config: Config): Promise<Email> {
  return composeEmail(config, {
    to: config.contactEmail,
    subject: 'Nový inzerát čeká na kontrolu',
    heading: 'Nový inzerát čeká na kontrolu',
    parts: [
      {
        text: 'Dokud se na něj někdo nepodívá, ve výpisech není. Další, které přijdou během 24 hodin, najdeš tamtéž, e-mail o nich už nepřijde.',
      },
      { action: 'Zkontrolovat', url: emailLink(config, adminListingsToLookUrl) },
    ],
  });
}
