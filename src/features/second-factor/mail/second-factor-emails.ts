import { counted } from '../../../contract/czech.ts';
import { secondFactorUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { timeOfDay } from '../../accounts/index.ts';

type Change =
  | { what: 'added' | 'removed'; name: string }
  | { what: 'codes' | 'all-removed' }
  | { what: 'code-used'; left: number };

const at = new Date('2026-11-26T17:42:00Z');

/** Warns admins and moderators that their factors have changed, in case somebody else did it. */
export const factorEmail = emailTemplate<{ change: Change; at: Date }>({
  name: 'second-factor',
  when: 'Správci nebo moderátorovi se změnilo dvoufázové ověření.',
  write({ change, at: changedAt }, config) {
    const [subject, text] = wordsOf(change, timeOfDay(changedAt));
    return {
      subject,
      heading: subject,
      parts: [
        { text },
        {
          text: 'Jestli to byl někdo jiný, odhlas ho, odeber, co přidal, a hned to řekni tomu, kdo bazar provozuje.',
        },
        { action: 'Dvoufázové ověření', url: emailLink(config, secondFactorUrl) },
      ],
    };
  },
  specimens: {
    'nový faktor': { change: { what: 'added', name: 'Klíč v telefonu Pixel 9' }, at },
    'odebraný faktor': { change: { what: 'removed', name: 'Aplikace v mobilu' }, at },
    'nové záložní kódy': { change: { what: 'codes' }, at },
    'použitý záložní kód': { change: { what: 'code-used', left: 2 }, at },
    'bez faktorů': { change: { what: 'all-removed' }, at },
  },
});

function wordsOf(change: Change, time: string): [subject: string, text: string] {
  switch (change.what) {
    case 'added':
      return [
        'Tvůj účet má nový druhý faktor',
        `Od ${time} jde dvoufázové ověření potvrdit i takhle: ${change.name}.`,
      ];
    case 'removed':
      return [
        'Z tvého účtu zmizel druhý faktor',
        `Od ${time} už dvoufázové ověření nepotvrdí: ${change.name}.`,
      ];
    case 'codes':
      return [
        'Tvůj účet má nové záložní kódy',
        `Od ${time} platí nové záložní kódy, ty předchozí už neotevřou nic.`,
      ];
    case 'code-used':
      return [
        'Někdo použil tvůj záložní kód',
        `V ${time} se dvoufázové ověření potvrdilo záložním kódem. Zbývá ${counted(change.left, ['kód', 'kódy', 'kódů'])}.`,
      ];
    case 'all-removed':
      return [
        'Tvůj účet je bez druhého faktoru',
        `V ${time} zrušil provozovatel všechno, čím se potvrzuje dvoufázové ověření, i záložní kódy. Do správy se dostaneš, až si ho nastavíš znovu.`,
      ];
  }
}
