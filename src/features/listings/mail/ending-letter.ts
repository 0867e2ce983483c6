import type { Config } from '../../../config.ts';
import { counted } from '../../../contract/czech.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { listingPath } from '../address.ts';
import { dateWords } from '../components/time-words.ts';
import { listingDays } from '../contract.ts';

export type Ending = { id: number; title: string; slug: string; expires_at: Date };

/** Adverts that end soon; the link leads to a page with one button, so that a mail scanner renews nothing. */
export function endingLetter(
  config: Config,
  { to, key, endings }: { to: string; key: string; endings: readonly Ending[] },
): Promise<Letter> {
  const [first] = endings;
  const one = endings.length === 1 && first ? first : undefined;
  const adverts = counted(endings.length, ['inzerát', 'inzeráty', 'inzerátů']);
  return composeLetter(config, {
    to,
    subject: one ? `Inzerát „${one.title}“ brzy skončí` : `Brzy skončí ${adverts}`,
    heading: one ? 'Inzerát brzy skončí' : 'Inzeráty brzy skončí',
    parts: [
      {
        text: one
          ? `Je tu skoro ${listingDays} dní. Když ho obnovíš, zůstane ve výpisech dalších ${listingDays}.`
          : `Jsou tu skoro ${listingDays} dní. Když je obnovíš, zůstanou ve výpisech dalších ${listingDays}.`,
      },
      {
        things: endings.map((ending) => ({
          name: ending.title,
          note: `Zobrazujeme do ${dateWords(ending.expires_at.toISOString())}`,
          url: `${config.appUrl}${listingPath(ending)}`,
        })),
      },
      { action: one ? 'Obnovit inzerát' : 'Obnovit inzeráty', url: `${config.appUrl}/obnoveni/${key}` },
      {
        note:
          'Přihlašovat se k tomu nemusíš, proto odkaz nikomu neposílej. Platí pro každý inzerát jednou. ' +
          'Když neuděláš nic, inzerát z výpisů zmizí a na stránce Moje inzerce zůstane mezi vypršelými.',
      },
      { link: 'Už je pryč? Označ ho na stránce Moje inzerce', url: letterLink(config, '/ucet/moje-inzerce') },
    ],
  });
}
