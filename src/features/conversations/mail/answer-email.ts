import { counted } from '../../../contract/czech.ts';
import type { Config } from '../../../config.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import type { ScamPattern } from '../rules.ts';
import { scamWarning } from './scam-warning.ts';
import { aboveReply, howToAnswer, replyHeaders, type ReplyRoute } from '../relay/reply-route.ts';

type Answer = {
  name: string;
  /** Empty where there are photos alone. */
  text: string;
  photos: number;
  reply: ReplyRoute;
  /** It looks like a step of a fraud. */
  scam: ScamPattern | undefined;
};
type About = {
  title: string;
  kind: 'offer' | 'demand';
  conversation: `/${string}`;
  /** Whoever once asked by the form, perhaps without an account and perhaps by somebody else's address. */
  toAsker: boolean;
};

const listingLine = { offer: 'k inzerátu', demand: 'k poptávce' } as const;

const photosSentence = (count: number): string =>
  count === 1
    ? 'Ve zprávě je fotka. Uvidíš ji na webu po přihlášení.'
    : `Ve zprávě jsou ${counted(count, ['fotka', 'fotky', 'fotek'])}. Uvidíš je na webu po přihlášení.`;

/** What somebody has written on in a conversation, for its other side, who answers on the site where they can. */
export function answerEmail(config: Config, to: string, answer: Answer, about: About): Promise<Email> {
  const what = `${listingLine[about.kind]} „${about.title}“`;
  return composeEmail(config, {
    to,
    ...replyHeaders(answer.reply),
    subject: about.toAsker ? `Odpověď ${what}` : `Nová zpráva ${what}`,
    heading: about.toAsker ? `Odpověď ${what}` : `Zpráva ${what}`,
    parts: [
      ...aboveReply(answer.reply),
      ...scamWarning(answer.scam),
      { text: `${answer.name} ti přes Florbalový bazar píše:` },
      ...(answer.text === '' ? [] : [{ quote: answer.text }]),
      ...(answer.photos === 0 ? [] : [{ text: photosSentence(answer.photos) }]),
      { text: howToAnswer(answer.reply) },
      { action: 'Odpovědět na webu', url: emailLink(config, about.conversation) },
      {
        note:
          'Pozor na podvod: číslo karty, CVC, PIN ani přihlašovací údaje do banky po tobě kvůli nákupu ani prodeji ' +
          'nikdo chtít nemá.',
      },
      {
        note: about.toAsker
          ? 'Tahle odpověď není pro tebe? Někdo se spletl v adrese a tenhle e-mail stačí smazat. Další zprávy zastavíš v konverzaci.'
          : 'Nechceš od toho člověka další zprávy? Zastavíš je v konverzaci.',
      },
    ],
  });
}
