import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { timeOfDay } from '../policy.ts';

const words = {
  password: { changed: 'Tvoje heslo se změnilo', first: 'Tvůj účet má nově heslo', what: 'nové heslo' },
  pin: {
    changed: 'Tvůj vlastní PIN se změnil',
    first: 'Tvůj účet má nově vlastní PIN',
    what: 'nový vlastní PIN',
  },
} as const;

/** Warns an account's mailbox that a way to sign in was added, in case somebody else did it. */
export async function queueSecretEmail(
  { config, clock, queue }: Platform,
  db: Database,
  email: string,
  { secret, which }: { secret: keyof typeof words; which: 'first' | 'changed' },
): Promise<void> {
  const { [which]: subject, what } = words[secret];
  const mail = await composeEmail(config, {
    to: email,
    subject,
    heading: subject,
    parts: [
      {
        text: `Tvůj účet má od ${timeOfDay(clock.now())} ${what}. Všechna ostatní přihlášení jsme ukončili.`,
      },
      { text: 'Jestli to byl někdo jiný, zvol si hned nové. Přihlásí tě PIN, který ti pošleme sem.' },
      { action: 'Zvolit nové', url: emailLink(config, '/zapomenute-heslo') },
    ],
  });
  await queue.add(db, 'send-letter', mail);
}
