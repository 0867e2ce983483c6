import type { Config } from '../../../config.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { Message } from '../db-messages.ts';
import { howToAnswer } from './answer-email.ts';

type Sent = Pick<Message, 'name' | 'phone' | 'text'> & {
  /** The sender's address; only of somebody who cannot answer on the site. */
  replyTo: string | undefined;
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
    ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
    subject: `Nová zpráva ${toWhat} „${about.title}“`,
    heading: `Zpráva ${toWhat} „${about.title}“`,
    parts: [
      { text: `${message.name} ti přes Florbalový bazar píše:` },
      { quote: message.text },
      {
        rows: [
          ['Jméno', message.name],
          ...(message.replyTo ? [['E-mail', message.replyTo] as const] : []),
          ...(message.phone ? [['Telefon', message.phone] as const] : []),
        ],
      },
      { text: howToAnswer(message.replyTo) },
      { action: 'Odpovědět na webu', url: emailLink(config, about.conversation) },
      { note: beware },
      { link: show, url: emailLink(config, about.path) },
    ],
  });
}
