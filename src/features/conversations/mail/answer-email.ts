import { counted } from '../../../contract/czech.ts';
import { conversationUrl, listingUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { specimenCards } from '../../listings/index.ts';
import type { ScamPattern } from '../rules.ts';
import { safetyNote, scamWarning } from './scam-warning.ts';
import { aboveReply, replyInstructions, replyHeaders, type ReplyRoute } from '../relay/reply-route.ts';

type Answer = {
  name: string;
  /** Empty for photos alone. */
  text: string;
  photos: number;
  reply: ReplyRoute;
  /** Present for a suspected fraud. */
  scam: ScamPattern | undefined;
  /** A listing of the writer attached to the message. */
  attached: ListingCard | undefined;
};
type About = {
  title: string;
  kind: 'offer' | 'demand';
  conversation: `/${string}`;
  /**
   * The recipient asked by the form, possibly without an account and possibly with someone else's address.
   */
  toAsker: boolean;
};

const listingLine = { offer: 'k inzerátu', demand: 'k poptávce' } as const;

const photosSentence = (count: number): string =>
  count === 1
    ? 'Ve zprávě je fotka. Uvidíš ji na webu po přihlášení.'
    : `Ve zprávě jsou ${counted(count, ['fotka', 'fotky', 'fotek'])}. Uvidíš je na webu po přihlášení.`;

const attachedParts = (card: ListingCard, config: Parameters<typeof emailLink>[0]) => [
  { text: 'Přikládá svůj inzerát:' },
  { things: [{ name: card.title, note: formatPrice(card), url: emailLink(config, listingUrl(card)) }] },
];

const answer: Answer = {
  name: 'Kryštof D.',
  text: 'Ahoj, jasně, ještě ji mám.\nMůžu ve čtvrtek po šesté u haly, nebo pošlu Zásilkovnou za 79 Kč.',
  photos: 0,
  reply: { to: 'nowhere' },
  scam: undefined,
  attached: undefined,
};
const about: About = {
  title: 'Hokejka Unihoc Epic Youngster 36, 75 cm, levá, čepel Evolab, málo hraná',
  kind: 'offer',
  conversation: conversationUrl('zkouska'),
  toAsker: true,
};

/** A further message in a conversation, for its other side, who replies on the site where possible. */
export const answerEmail = emailTemplate<{ answer: Answer; about: About }>({
  name: 'answer',
  when: 'V rozepsané konverzaci přišla další zpráva.',
  write(
    { answer: { name, text, photos, reply, scam, attached }, about: { title, kind, conversation, toAsker } },
    config,
  ) {
    const what = `${listingLine[kind]} „${title}“`;
    return {
      ...replyHeaders(reply),
      subject: toAsker ? `Odpověď ${what}` : `Nová zpráva ${what}`,
      heading: toAsker ? `Odpověď ${what}` : `Zpráva ${what}`,
      parts: [
        ...aboveReply(reply),
        ...scamWarning(scam),
        { text: `${name} ti přes Florbalový bazar píše:` },
        ...(text === '' ? [] : [{ quote: text }]),
        ...(photos === 0 ? [] : [{ text: photosSentence(photos) }]),
        ...(attached ? attachedParts(attached, config) : []),
        { text: replyInstructions(reply) },
        { action: 'Odpovědět na webu', url: emailLink(config, conversation) },
        safetyNote,
        {
          note: toAsker
            ? 'Tahle odpověď není pro tebe? Někdo se spletl v adrese a tenhle e-mail stačí smazat. Další zprávy zastavíš v konverzaci.'
            : 'Nechceš od toho člověka další zprávy? Zastavíš je v konverzaci.',
        },
      ],
    };
  },
  specimens: {
    'zájemci, odpovídá se na webu': { answer, about },
    'zájemci, s přiloženým inzerátem': { answer: { ...answer, attached: specimenCards[0] }, about },
    'inzerentovi, jen fotky, odpověď e-mailem': {
      answer: {
        ...answer,
        text: '',
        photos: 3,
        reply: { to: 'conversation', address: 'odpoved+zkouska@example.com' },
      },
      about: { ...about, toAsker: false },
    },
    'inzerentovi, vypadá to na podvod': {
      answer: {
        ...answer,
        text: 'Zaplaceno, potvrďte přijetí platby zde: https://platba-kuryr.example/prijem/8812',
        scam: 'link',
      },
      about: { ...about, toAsker: false },
    },
  },
});
