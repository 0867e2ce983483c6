import type { Config } from '../../../config.ts';
import { composeLetter, letterLink } from '../../../platform/mail/letter-layout.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { timeOfDay } from '../../accounts/index.ts';
import type { ContactKind } from '../contract.ts';

const changes: Record<ContactKind, { subject: string; text: string }> = {
  email: {
    subject: 'E-mail tvého účtu se změnil',
    text: 'Účet na bazaru má od teď jiný e-mail. Na tuhle adresu už přihlašovací PINy ani zprávy nepůjdou.',
  },
  'other-email': {
    subject: 'Další e-mail tvého účtu se změnil',
    text: 'V profilu na bazaru se změnil další e-mail, na který posíláme upozornění o účtu.',
  },
  phone: {
    subject: 'Telefon tvého účtu se změnil',
    text: 'V profilu na bazaru se změnil telefon.',
  },
};

/** To where somebody was reachable before; the new value is left out, it may be a stranger's. */
export function contactChangedLetter(
  config: Config,
  { to, kind, at }: { to: string; kind: ContactKind; at: Date },
): Promise<Letter> {
  const { subject, text } = changes[kind];
  return composeLetter(config, {
    to,
    subject,
    heading: subject,
    parts: [
      { text: `${text} Stalo se to kolem ${timeOfDay(at)}.` },
      { action: 'Podívat se do profilu', url: letterLink(config, '/ucet/profil') },
      { note: `Jestli to byl někdo jiný, napiš nám hned na ${config.contactEmail}.` },
    ],
  });
}
