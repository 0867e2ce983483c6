import { editListingUrl, myListingsUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { objection, statementOfReasons } from '../../blocking/index.ts';
import { formatDate } from '../../listings/components/format-time.ts';
import type { ListingState } from '../../listings/contract.ts';
import { type Restricted, whereabouts } from './removal-emails.ts';
import { restricted } from './specimens.ts';

/**
 * What to fix and why, what happens next, and how to object. A hold is a restriction like a removal (article 17
 * of the DSA), so it is sent to unverified addresses, too.
 */
export const hiddenEmail = emailTemplate<Restricted & { id: number; slug: string }>({
  name: 'listing-hidden',
  when: 'Správa skryla inzerát, dokud ho inzerent neopraví.',
  write: ({ id, slug, title, at, key, ...why }, config) => ({
    subject: `Inzerát „${title}“ je potřeba opravit`,
    heading: 'Inzerát čeká na opravu',
    parts: [
      {
        text: `Od ${formatDate(at.toISOString())} tvůj inzerát „${title}“ na Florbalovém bazaru nikdo nevidí. Stačí ho opravit a poslat ke kontrole, pak ho vrátíme do výpisů. Dny, kdy vidět nebyl, se do platnosti nepočítají.`,
      },
      ...statementOfReasons(config, why),
      { action: 'Opravit inzerát', url: emailLink(config, editListingUrl({ id, slug })) },
      ...objection(config, key),
    ],
    replyTo: config.contactEmail,
  }),
  specimens: { běžný: { ...restricted, id: 4821, slug: 'hokejka-unihoc-epic' } },
});

/** A held listing was released; sent to the address that got the email about the hold. */
export const listingReleasedEmail = emailTemplate<{ title: string; state: ListingState }>({
  name: 'listing-released',
  when: 'Skrytý inzerát prošel kontrolou a je zpátky.',
  write: ({ title, state }, config) => ({
    subject: `Inzerát „${title}“ je po kontrole`,
    heading: 'Inzerát je zkontrolovaný',
    parts: [
      {
        text: `Inzerát „${title}“ je v pořádku. ${whereabouts[state]} O dny, kdy nebyl vidět, jsme mu prodloužili platnost.`,
      },
      { action: 'Moje inzeráty', url: emailLink(config, myListingsUrl) },
    ],
    replyTo: config.contactEmail,
  }),
  specimens: {
    'zase ve výpisech': { title: restricted.title, state: 'active' },
    'čeká na volnou kartu': { title: 'Brankářská maska Fat Pipe', state: 'resting' },
  },
});
