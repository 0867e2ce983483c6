import { accountUrl, profileUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { mailedPinMinutes } from '../../accounts/contract.ts';
import { timeOfDay } from '../../accounts/index.ts';
import type { ContactKind } from '../contract.ts';

/** A change of a contact. The main email always exists, so it can only change. */
export type ContactChange =
  | { kind: 'email'; became: 'changed' }
  | { kind: Exclude<ContactKind, 'email'>; became: 'added' | 'changed' | 'removed' };

type Words = { subject: string; text: string };

const ofEmail: Words = {
  subject: 'E-mail tvého účtu se změnil',
  text: 'Účet na bazaru má od teď jiný e-mail. Na ten dosavadní už přihlašovací PINy ani zprávy nepůjdou.',
};

const ofOthers: Record<'other-email' | 'phone', Record<'added' | 'changed' | 'removed', Words>> = {
  'other-email': {
    added: {
      subject: 'K tvému účtu přibyl další e-mail',
      text: 'V profilu na bazaru přibyl další e-mail, na který posíláme upozornění o účtu.',
    },
    changed: {
      subject: 'Další e-mail tvého účtu se změnil',
      text: 'V profilu na bazaru se změnil další e-mail, na který posíláme upozornění o účtu.',
    },
    removed: {
      subject: 'Tvůj účet už nemá další e-mail',
      text: 'Z profilu na bazaru zmizel další e-mail, na který jsme posílali upozornění o účtu.',
    },
  },
  phone: {
    added: { subject: 'K tvému účtu přibyl telefon', text: 'V profilu na bazaru přibyl telefon.' },
    changed: { subject: 'Telefon tvého účtu se změnil', text: 'V profilu na bazaru se změnil telefon.' },
    removed: { subject: 'Tvůj účet už nemá telefon', text: 'Z profilu na bazaru zmizel telefon.' },
  },
};

const textsOf = (change: ContactChange): Words =>
  change.kind === 'email' ? ofEmail : ofOthers[change.kind][change.became];

const sentAt = new Date('2026-11-26T17:42:00Z');

/** Sent to the previous contact; omits the new value, which may be a stranger's. */
export const contactChangedEmail = emailTemplate<{ change: ContactChange; at: Date }>({
  name: 'contact-changed',
  when: 'V profilu se změnil e-mail, další e-mail nebo telefon.',
  write({ change, at }, config) {
    const { subject, text } = textsOf(change);
    return {
      subject,
      heading: subject,
      parts: [
        { text: `${text} Stalo se to kolem ${timeOfDay(at)}.` },
        // The old main email no longer signs in to the account.
        ...(change.kind === 'email'
          ? []
          : [{ action: 'Podívat se do profilu', url: emailLink(config, profileUrl) }]),
        { note: `Jestli to byl někdo jiný, napiš nám hned na ${config.contactEmail}.` },
      ],
    };
  },
  specimens: {
    'jiný e-mail': { change: { kind: 'email', became: 'changed' }, at: sentAt },
    'nový další e-mail': { change: { kind: 'other-email', became: 'added' }, at: sentAt },
    'zmizel telefon': { change: { kind: 'phone', became: 'removed' }, at: sentAt },
  },
});

/** The code that verifies an address; it begins the subject, so that notifications show it. */
export const codeEmail = emailTemplate<{ code: string; sentAt: Date; expiresAt: Date }>({
  name: 'contact-code',
  when: 'Někdo ověřuje nový e-mail v profilu.',
  write: ({ code, sentAt: askedAt, expiresAt }, config) => ({
    subject: `${code} je PIN k ověření e-mailu`,
    heading: 'Ověř svůj e-mail',
    parts: [
      { text: 'Opiš PIN do svého profilu na bazaru:' },
      { code },
      { text: `Platí ${mailedPinMinutes} minut, do ${timeOfDay(expiresAt)}, a jde použít jen jednou.` },
      { action: 'Otevřít profil', url: emailLink(config, profileUrl) },
      {
        note:
          `Adresu kolem ${timeOfDay(askedAt)} někdo zadal do profilu na ${new URL(config.appUrl).host}. ` +
          'Pokud to byl někdo jiný, nic nedělej: bez PINu ji ke svému účtu nepřipojí.',
      },
    ],
  }),
  specimens: { běžný: { code: '408213', sentAt, expiresAt: new Date('2026-11-26T17:57:00Z') } },
});

/** Sent instead of a code when the address belongs to another account, which only its owner may learn. */
export const accountExistsEmail = emailTemplate<Record<never, never>>({
  name: 'account-exists',
  when: 'Někdo chce k účtu připojit e-mail, na který už jiný účet je.',
  write: (_, config) => ({
    subject: 'Na tuto adresu už účet je',
    heading: 'Na tuto adresu už účet je',
    parts: [
      {
        text: 'Někdo chtěl tuto adresu připojit k jinému účtu na bazaru. Protože na ní účet už je, nejde to.',
      },
      { text: 'Jsou oba účty tvoje? Přihlas se touto adresou, nebo v tom prvním použij jinou.' },
      { action: 'Přihlásit se', url: emailLink(config, accountUrl) },
    ],
  }),
  specimens: { běžný: {} },
});
