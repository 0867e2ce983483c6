import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import FolderDown from 'lucide-react/icons/folder-down';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import KeyRound from 'lucide-react/icons/key-round';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Package from 'lucide-react/icons/package';
import Sprout from 'lucide-react/icons/sprout';
import UserRound from 'lucide-react/icons/user-round';
import type { IconDrawing } from '../../../ui/icons/icon.tsx';
import {
  favouritesUrl,
  membershipUrl,
  messagesUrl,
  myListingsUrl,
  ownDataUrl,
  ownRemindersUrl,
  ownSignInUrl,
  profileUrl,
  referralUrl,
  swapRingsUrl,
  watchesUrl,
} from '../../../contract/urls.ts';

export type AccountSection = {
  label: string;
  to: string;
  /** What the section is for, shown in the overview. */
  line: string;
  icon: IconDrawing;
};

/** The sections of the account in the order of the navigation; a new account page is added here. */
export const accountSections: readonly AccountSection[] = [
  {
    label: 'Moje inzerce',
    to: myListingsUrl,
    line: 'Inzeráty, koncepty a volné karty',
    icon: Package,
  },
  { label: 'Zprávy', to: messagesUrl, line: 'Konverzace k inzerátům, cizím i tvým', icon: MessagesSquare },
  { label: 'Výměny', to: swapRingsUrl, line: 'Co jde vyměnit dokola s dalšími lidmi', icon: ArrowLeftRight },
  { label: 'Oblíbené', to: favouritesUrl, line: 'Inzeráty se srdíčkem a naposledy prohlížené', icon: Heart },
  { label: 'Hlídání', to: watchesUrl, line: 'Hledání, o kterých ti píšeme', icon: Bell },
  { label: 'Až vyroste', to: ownRemindersUrl, line: 'Kdy bude dětem výbava malá', icon: Sprout },
  { label: 'Členství', to: membershipUrl, line: 'Karty, úrovně, objednávky a topování', icon: BadgeCheck },
  { label: 'Doporučení', to: referralUrl, line: 'Odkaz pro spoluhráče a kolik jich přivedl', icon: Gift },
  { label: 'Profil', to: profileUrl, line: 'Jméno, kontakty a údaje podnikatele', icon: UserRound },
  {
    label: 'Přihlášení',
    to: ownSignInUrl,
    line: 'Heslo, vlastní PIN a přihlášená zařízení',
    icon: KeyRound,
  },
  { label: 'Moje data', to: ownDataUrl, line: 'Archiv všeho o tobě a smazání účtu', icon: FolderDown },
];
