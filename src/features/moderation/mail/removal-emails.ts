import { myListingsUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import type { BlockSource } from '../../blocking/contract.ts';
import { objection, statementOfReasons } from '../../blocking/index.ts';
import { formatDate } from '../../listings/components/format-time.ts';
import type { ListingState } from '../../listings/contract.ts';
import { restricted } from './specimens.ts';

/** Facts of a restriction: which listing, since when, why, on what grounds, and how to object. */
export type Restricted = {
  title: string;
  at: Date;
  reason: string;
  rule: string;
  source: BlockSource;
  /** Key of the link for objecting. */
  key: string;
};

/**
 * What was removed, why, on what grounds, who decided, and how to object. Article 17 of the DSA requires it
 * wherever an address is known, so it is sent to unverified addresses, too.
 */
export const removedEmail = emailTemplate<Restricted>({
  name: 'listing-removed',
  when: 'Správa smazala inzerát.',
  write: ({ title, at, key, ...why }, config) => ({
    subject: `Tvůj inzerát „${title}“ jsme smazali`,
    heading: 'Inzerát je smazaný',
    parts: [
      {
        text: `${formatDate(at.toISOString())} jsme z Florbalového bazaru smazali tvůj inzerát „${title}“. Na celém bazaru: ve výpisech už není a místo něj se ukazuje, že porušoval podmínky inzerce. Ostatní inzeráty a účet zůstávají, jak jsou.`,
      },
      ...statementOfReasons(config, why),
      ...objection(config, key),
      { note: 'Inzerát dál vidíš v Moje inzerce mezi smazanými. Upravit ho nejde.' },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { 'po hlášení': { ...restricted, source: 'reported' } },
});

/** Where a restored listing is now, by its state. */
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

/** The removal was reverted; sent to the address that got the email about it. */
export const restoredEmail = emailTemplate<{ title: string; state: ListingState }>({
  name: 'listing-restored',
  when: 'Správa vzala smazání inzerátu zpět.',
  write: ({ title, state }, config) => ({
    subject: `Tvůj inzerát „${title}“ jsme vrátili`,
    heading: 'Inzerát je zpátky',
    parts: [
      {
        text: `Smazání inzerátu „${title}“ jsme vzali zpět. ${whereabouts[state]} O dny, kdy byl pryč, jsme mu prodloužili platnost.`,
      },
      { action: 'Moje inzeráty', url: emailLink(config, myListingsUrl) },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: {
    'zase ve výpisech': { title: restricted.title, state: 'active' },
    'mezitím skončila platnost': { title: 'Brankářská maska Fat Pipe', state: 'expired' },
  },
});
