import { counted } from '../../../contract/czech.ts';
import { secondFactorUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { timeOfDay } from '../../accounts/index.ts';

type Change =
  | { what: 'added' | 'removed'; name: string }
  | { what: 'codes' | 'all-removed' }
  | { what: 'code-used'; left: number };

/** Warns whoever looks after the bazaar that what they pass with has changed, in case somebody else did it. */
export async function queueFactorEmail(
  { config, clock, queue }: Pick<Platform, 'config' | 'clock' | 'queue'>,
  db: Database,
  email: string,
  change: Change,
): Promise<void> {
  const [subject, text] = wordsOf(change, timeOfDay(clock.now()));
  const mail = await composeEmail(config, {
    to: email,
    subject,
    heading: subject,
    parts: [
      { text },
      {
        text: 'Jestli to byl někdo jiný, odhlas ho, odeber, co přidal, a hned to řekni tomu, kdo bazar provozuje.',
      },
      { action: 'Dvoufázové ověření', url: emailLink(config, secondFactorUrl) },
    ],
  });
  await queue.add(db, 'send-email', mail);
}

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
