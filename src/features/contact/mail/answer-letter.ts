import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';

type Answer = { name: string; text: string; replyTo: string };
type About = {
  title: string;
  kind: 'offer' | 'demand';
  conversation: `/${string}`;
  /** Whoever once asked by the form, perhaps without an account and perhaps by somebody else's address. */
  toAsker: boolean;
};

const aboutWords = { offer: 'k inzerátu', demand: 'k poptávce' } as const;

/** What somebody has written on in a conversation, for its other side. A reply by mail goes straight to them. */
export function answerLetter(config: Config, to: string, answer: Answer, about: About): Promise<Letter> {
  const what = `${aboutWords[about.kind]} „${about.title}“`;
  return composeLetter(config, {
    to,
    replyTo: answer.replyTo,
    subject: about.toAsker ? `Odpověď ${what}` : `Nová zpráva ${what}`,
    heading: about.toAsker ? `Odpověď ${what}` : `Zpráva ${what}`,
    parts: [
      { text: `${answer.name} ti přes Florbalový bazar píše:` },
      { quote: answer.text },
      {
        text:
          'Odpověz na webu, nebo prostě na tenhle e-mail. Odpověď e-mailem dorazí rovnou odesílateli ' +
          'a s ní i tvoje adresa.',
      },
      { action: 'Odpovědět na webu', url: letterLink(config, about.conversation) },
      {
        note:
          'Pozor na podvod: číslo karty, CVC, PIN ani přihlášení do banky nikdo kvůli nákupu ani prodeji ' +
          'potřebovat nemůže.',
      },
      {
        note: about.toAsker
          ? 'Na nic ses neptal? Někdo se spletl v adrese a tenhle e-mail stačí smazat. Další zprávy zastavíš v konverzaci.'
          : 'Nechceš od toho člověka další zprávy? Zastavíš je v konverzaci.',
      },
    ],
  });
}
