import type { Config } from '../../../config.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { DealChange } from '../../listings/contract.ts';
import { changeText } from '../deals/change-text.ts';
import { aboveReply, howToAnswer, replyHeaders, type ReplyRoute } from '../relay/reply-route.ts';

type About = {
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
};

/** What an advertiser has done with a listing for whoever asked about it. */
export function changeEmail(config: Config, to: string, change: DealChange, about: About): Promise<Email> {
  const text = changeText(change, about.kind);
  return composeEmail(config, {
    to,
    ...replyHeaders(about.reply),
    subject: `${text.replace(/\.$/, '')}: ${about.title}`,
    heading: text,
    parts: [
      ...aboveReply(about.reply),
      {
        rows: [
          [about.kind === 'demand' ? 'Poptávka' : 'Inzerát', about.title],
          ['Inzerent', about.advertiser],
        ],
      },
      { text: further[change] },
      { text: howToAnswer(about.reply) },
      { action: 'Otevřít konverzaci', url: emailLink(config, about.conversation) },
      {
        note:
          'Pozor na podvod: číslo karty, CVC, PIN ani přihlašovací údaje do banky po tobě kvůli nákupu ani prodeji ' +
          'nikdo chtít nemá.',
      },
      { note: 'Nechceš od toho člověka další zprávy? Zastavíš je v konverzaci.' },
    ],
  });
}
