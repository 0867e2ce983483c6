import { conversationUrl, listingUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import type { Message } from '../db-messages.ts';
import type { ScamPattern } from '../rules.ts';
import { scamWarning } from './scam-warning.ts';
import { aboveReply, replyInstructions, replyHeaders, type ReplyRoute } from '../relay/reply-route.ts';

type Sent = Pick<Message, 'name' | 'phone' | 'text'> & {
  reply: ReplyRoute;
  /** Present for a suspected fraud. */
  scam: ScamPattern | undefined;
};
type About = {
  title: string;
  path: `/${string}`;
  /** Path of the conversation on the site. */
  conversation: `/${string}`;
  kind: 'offer' | 'demand';
};

/** Each side is warned of the risks of its side of a deal. */
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

const message: Sent = {
  name: 'Kryštof Alexander Dvořák-Novotný',
  phone: '+420 777 123 456',
  text: 'Dobrý den,\nještě ji máte? Syn hraje za mladší žáky a 75 cm by mu sedělo.\n\nDíky, Kryštof',
  reply: { to: 'writer', address: 'krystof.alexander.dvorak-novotny@florbal-uherske-hradiste.example' },
  scam: undefined,
};
const about: About = {
  title: 'Hokejka Unihoc Epic Youngster 36, 75 cm, levá, čepel Evolab, málo hraná',
  path: listingUrl({ id: 4821, slug: 'hokejka-unihoc-epic-youngster' }),
  conversation: conversationUrl('zkouska'),
  kind: 'offer',
};

/** A first message for the advertiser. Replies go directly to a sender without an account. */
export const messageEmail = emailTemplate<{ message: Sent; about: About }>({
  name: 'message',
  when: 'Někdo poprvé napsal k inzerátu.',
  write({ message: { name, phone, text, reply, scam }, about: { title, path, conversation, kind } }, config) {
    const { about: toWhat, show, beware } = texts[kind];
    return {
      ...replyHeaders(reply),
      subject: `Nová zpráva ${toWhat} „${title}“`,
      heading: `Zpráva ${toWhat} „${title}“`,
      parts: [
        ...aboveReply(reply),
        ...scamWarning(scam),
        { text: `${name} ti přes Florbalový bazar píše:` },
        { quote: text },
        {
          rows: [
            ['Jméno', name],
            ...(reply.to === 'writer' ? [['E-mail', reply.address] as const] : []),
            ...(phone ? [['Telefon', phone] as const] : []),
          ],
        },
        { text: replyInstructions(reply) },
        { action: 'Odpovědět na webu', url: emailLink(config, conversation) },
        { note: beware },
        { link: show, url: emailLink(config, path) },
      ],
    };
  },
  specimens: {
    'k nabídce, pisatel bez účtu': { message, about },
    'k poptávce, odpověď e-mailem, bez telefonu': {
      message: {
        ...message,
        name: 'Jana N.',
        phone: undefined,
        text: 'Mám jedny 38, hrané půl sezóny.',
        reply: { to: 'conversation', address: 'odpoved+zkouska@example.com' },
      },
      about: {
        ...about,
        title: 'Halovky 38',
        path: listingUrl({ id: 4655, slug: 'halovky-38' }),
        kind: 'demand',
      },
    },
    'vypadá to na podvod': {
      message: {
        ...message,
        name: 'Petr',
        phone: undefined,
        text: 'Beru to, pošlu pro to kurýra i s penězi. Napište mi na WhatsApp.',
        reply: { to: 'nowhere' },
        scam: 'courier',
      },
      about,
    },
  },
});
