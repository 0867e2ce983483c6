import { emailPrivacy } from '../../accounts/components/email-privacy.ts';
import { formatPhone } from '../../listings/components/format-phone.ts';
import type { ContactKind } from '../contract.ts';

export type ContactLabels = {
  title: string;
  line: string;
  label: string;
  another: string;
  hint: string;
  /** Replaces the hint when no code can be sent. */
  notVerifiable?: string;
  verified: string;
  unverified: string;
  /** Heading above the field for the code. */
  codeTitle: string;
  /** Text before the address a code was sent to. */
  sentTo: string;
};

const ofMail = { verified: 'Ověřený', unverified: 'Neověřený', sentTo: 'PIN jsme poslali na' };

/** Labels of each kind of contact. */
export const contactLabels: Record<ContactKind, ContactLabels> = {
  email: {
    ...ofMail,
    title: 'E-mail',
    line: `Sem chodí PINy a zprávy od zájemců. ${emailPrivacy}`,
    label: 'Nový e-mail',
    another: 'Nový e-mail',
    hint: 'Pošleme na něj PIN. Dokud ho neopíšeš, platí dosavadní adresa.',
    codeTitle: 'Ověř nový e-mail',
  },
  'other-email': {
    ...ofMail,
    title: 'Další e-mail',
    line: 'Pošleme na něj upozornění, když se v účtu změní e-mail nebo telefon. Na webu ho nikdo neuvidí.',
    label: 'Další e-mail',
    another: 'Jiný další e-mail',
    hint: 'Pošleme na něj PIN. Přidáme ho, až PIN opíšeš.',
    codeTitle: 'Ověř další e-mail',
  },
  phone: {
    title: 'Telefon',
    line: 'Slouží k domluvě, když se rozhodneš ho u inzerátů ukazovat.',
    label: 'Telefon',
    another: 'Nový telefon',
    hint: 'Pošleme na něj SMS s PINem. Přidáme ho, až PIN opíšeš.',
    notVerifiable: 'Telefony teď neumíme ověřit. Číslo ti uložíme, ale nikde ho neukážeme.',
    verified: 'Ověřený',
    unverified: 'Neověřený',
    sentTo: 'SMS s PINem jsme poslali na',
    codeTitle: 'Ověř telefon',
  },
};

/** An email address as is, a phone number with its digits grouped. */
export const shownTarget = (kind: ContactKind, target: string): string =>
  kind === 'phone' ? formatPhone(target) : target;
