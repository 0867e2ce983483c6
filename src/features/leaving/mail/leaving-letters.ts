import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { dayWords } from './day-words.ts';

/** When somebody asks for their account to be deleted. */
export function leavingLetter(config: Config, { to, goesAt }: { to: string; goesAt: Date }): Promise<Letter> {
  return composeLetter(config, {
    to,
    subject: `Tvůj účet smažeme ${dayWords(goesAt)}`,
    heading: 'Účet čeká na smazání',
    parts: [
      { text: `Tvoje inzeráty jsou stažené. Účet se vším, co k němu patří, smažeme ${dayWords(goesAt)}.` },
      { text: 'Do té doby si to můžeš rozmyslet a inzeráty se vrátí.' },
      { action: 'Rozmyslet si to', url: letterLink(config, '/ucet/moje-data') },
      {
        note: `Jestli o smazání žádal někdo jiný, účet zachraň tlačítkem výš a napiš nám na ${config.contactEmail}.`,
      },
    ],
  });
}

/** When they have changed their mind. */
export function stayingLetter(config: Config, to: string): Promise<Letter> {
  return composeLetter(config, {
    to,
    subject: 'Účet zůstává',
    heading: 'Účet zůstává',
    parts: [
      { text: 'Mazání účtu je zrušené. Inzeráty, které běžely, jsou zpátky.' },
      { action: 'Moje inzerce', url: letterLink(config, '/ucet/moje-inzerce') },
    ],
  });
}

/** The last letter. */
export function goneLetter(config: Config, to: string): Promise<Letter> {
  return composeLetter(config, {
    to,
    subject: 'Tvůj účet je smazaný',
    heading: 'Účet je smazaný',
    parts: [
      {
        text: 'Smazali jsme účet, inzeráty, fotky, zprávy, oblíbené i hlídání. Tohle je poslední e-mail od nás.',
      },
      {
        note:
          'Zůstávají jen doklady o zaplacených členstvích, pokud nějaká byla: zákon chce, abychom je ' +
          'drželi deset let.',
      },
    ],
  });
}
