import { conversationUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import type { DealChange } from '../../listings/contract.ts';
import { changeText } from '../deals/change-text.ts';
import { aboveReply, replyInstructions, replyHeaders, type ReplyRoute } from '../relay/reply-route.ts';
import { safetyNote } from './scam-warning.ts';

type About = {
  change: DealChange;
  title: string;
  kind: 'offer' | 'demand';
  advertiser: string;
  conversation: `/${string}`;
  reply: ReplyRoute;
};

const further: Record<DealChange, string> = {
  reserved: 'Ostatní vidí jen to, že je rezervováno. Domluvte se v konverzaci, kdy a kde si výbavu předáte.',
  released: 'Počítat s tím už nemůžeš. Proč, se zeptej v konverzaci.',
  sold: 'Nesedí to? Napiš to v konverzaci.',
  reopened: 'Nesedí to? Napiš to v konverzaci.',
  lapsed: 'Platí vaše domluva dál? Napiš to v konverzaci, inzerent může inzerát obnovit.',
};

const about: Omit<About, 'change'> = {
  title: 'Hokejka Unihoc Epic Youngster 36, 75 cm, levá, čepel Evolab, málo hraná',
  kind: 'offer',
  advertiser: 'Kryštof D.',
  conversation: conversationUrl('zkouska'),
  reply: { to: 'nowhere' },
};

/** What an advertiser has done with a listing, for the asker. */
export const changeEmail = emailTemplate<About>({
  name: 'deal-changed',
  when: 'Inzerent inzerát rezervoval nebo prodal tomu, kdo se ptal, nebo to vzal zpět, nebo rezervovaný inzerát skončil.',
  write({ change, title, kind, advertiser, conversation, reply }, config) {
    const text = changeText(change, kind);
    return {
      ...replyHeaders(reply),
      subject: `${text.replace(/\.$/, '')}: ${title}`,
      heading: text,
      parts: [
        ...aboveReply(reply),
        {
          rows: [
            [kind === 'demand' ? 'Poptávka' : 'Inzerát', title],
            ['Inzerent', advertiser],
          ],
        },
        { text: further[change] },
        { text: replyInstructions(reply) },
        { action: 'Otevřít konverzaci', url: emailLink(config, conversation) },
        safetyNote,
        { note: 'Nechceš od toho člověka další zprávy? Zastavíš je v konverzaci.' },
      ],
    };
  },
  specimens: {
    rezervováno: { ...about, change: 'reserved' },
    'rezervace zrušená': { ...about, change: 'released' },
    prodáno: { ...about, change: 'sold' },
    'poptávka vyřízená': { ...about, kind: 'demand', change: 'sold' },
    'prodej vzatý zpět': { ...about, change: 'reopened' },
    'inzerát skončil': { ...about, change: 'lapsed' },
  },
});
