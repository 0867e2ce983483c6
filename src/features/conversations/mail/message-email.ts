import type { Config } from '../../../config.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { Message } from '../db-messages.ts';
import type { ScamPattern } from '../rules.ts';
import { scamWarning } from './scam-warning.ts';
import { aboveReply, howToAnswer, replyHeaders, type ReplyRoute } from '../relay/reply-route.ts';

type Sent = Pick<Message, 'name' | 'phone' | 'text'> & {
  reply: ReplyRoute;
  /** It looks like a step of a fraud. */
  scam: ScamPattern | undefined;
};
type About = {
  title: string;
  path: `/${string}`;
  /** Where the conversation goes on on the site. */
  conversation: `/${string}`;
  kind: 'offer' | 'demand';
};

/** Both are warned of what threatens their side of a deal. */
const texts = {
  offer: {
    about: 'k inzerátu',
    show: 'Zobrazit inzerát',
    beware:
      'Pozor na podvod: kvůli prodeji nikdy nikam nezadávej číslo karty, CVC, PIN ani přihlašovací údaje do banky. ' +
      'Odkaz na „platbu kurýrem“ nebo „potvrzení příjmu peněz“ je past. Nejjistější je předání osobně.',
  },
  demand: {
    about: 'k poptávce',
    show: 'Zobrazit poptávku',
    beware:
      'Pozor na podvod: plať, až když máš věc v ruce, nebo si domluv dobírku. ' +
      'Číslo karty, CVC, PIN ani přihlašovací údaje do banky po tobě kvůli nákupu nikdo chtít nemá.',
  },
} as const;

/** Somebody's message for the advertiser. A reply goes straight to a sender without an account. */
export function messageEmail(config: Config, to: string, message: Sent, about: About): Promise<Email> {
  const { about: toWhat, show, beware } = texts[about.kind];
  return composeEmail(config, {
    to,
    ...replyHeaders(message.reply),
    subject: `Nová zpráva ${toWhat} „${about.title}“`,
    heading: `Zpráva ${toWhat} „${about.title}“`,
    parts: [
      ...aboveReply(message.reply),
      ...scamWarning(message.scam),
      { text: `${message.name} ti přes Florbalový bazar píše:` },
      { quote: message.text },
      {
        rows: [
          ['Jméno', message.name],
          ...(message.reply.to === 'writer' ? [['E-mail', message.reply.address] as const] : []),
          ...(message.phone ? [['Telefon', message.phone] as const] : []),
        ],
      },
      { text: howToAnswer(message.reply) },
      { action: 'Odpovědět na webu', url: emailLink(config, about.conversation) },
      { note: beware },
      { link: show, url: emailLink(config, about.path) },
    ],
  });
}
