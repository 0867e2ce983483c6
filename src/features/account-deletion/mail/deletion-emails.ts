import type { Config } from '../../../config.ts';
import { myListingsUrl, ownDataUrl } from '../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';

const dateFormat = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** `28. 11. 2026`, with non-breaking spaces. */
const formatDay = (moment: Date): string => dateFormat.format(moment).replaceAll(' ', '\u00a0');

/** When somebody asks for their account to be deleted. */
export function deletionEmail(config: Config, { to, goesAt }: { to: string; goesAt: Date }): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: `Tvůj účet smažeme ${formatDay(goesAt)}`,
    heading: 'Účet čeká na smazání',
    parts: [
      { text: `Tvoje inzeráty jsou stažené. Účet se vším, co k němu patří, smažeme ${formatDay(goesAt)}.` },
      { text: 'Do té doby si to můžeš rozmyslet a inzeráty se vrátí.' },
      { action: 'Rozmyslet si to', url: emailLink(config, ownDataUrl) },
      {
        note: `Jestli o smazání žádal někdo jiný, účet zachraň tlačítkem výš a napiš nám na ${config.contactEmail}.`,
      },
    ],
  });
}

/** When they have changed their mind. */
export function deletionCancelledEmail(config: Config, to: string): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: 'Účet zůstává',
    heading: 'Účet zůstává',
    parts: [
      { text: 'Mazání účtu je zrušené. Inzeráty, které běžely, jsou zpátky.' },
      { action: 'Moje inzerce', url: emailLink(config, myListingsUrl) },
    ],
  });
}

/** The last email. */
export function deletedEmail(config: Config, to: string): Promise<Email> {
  return composeEmail(config, {
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

/** The link leads to a page that asks who one is: the email alone opens nothing. */
export function exportReadyEmail(
  config: Config,
  { to, expiresAt }: { to: string; expiresAt: Date },
): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: 'Archiv s tvými daty je hotový',
    heading: 'Archiv s tvými daty je hotový',
    parts: [
      { text: `Stáhnout si ho můžeš do ${formatDay(expiresAt)}, pak ho smažeme.` },
      { action: 'Stáhnout archiv', url: emailLink(config, ownDataUrl) },
      { note: 'Jestli o archiv žádal někdo jiný, přihlas se a zkontroluj přihlášená zařízení.' },
    ],
  });
}
