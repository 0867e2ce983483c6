import { myListingsUrl, ownDataUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { formatDate } from '../../listings/components/format-time.ts';

/** Confirms a request to delete the account. */
export const deletionEmail = emailTemplate<{ goesAt: Date }>({
  name: 'deletion-asked',
  when: 'Někdo požádal o smazání účtu.',
  write: ({ goesAt }, config) => ({
    subject: `Tvůj účet smažeme ${formatDate(goesAt.toISOString())}`,
    heading: 'Účet čeká na smazání',
    parts: [
      {
        text: `Tvoje inzeráty jsou stažené. Účet se vším, co k němu patří, smažeme ${formatDate(goesAt.toISOString())}.`,
      },
      { text: 'Do té doby si to můžeš rozmyslet a inzeráty se vrátí.' },
      { action: 'Rozmyslet si to', url: emailLink(config, ownDataUrl) },
      {
        note: `Jestli o smazání žádal někdo jiný, účet zachraň tlačítkem výš a napiš nám na ${config.contactEmail}.`,
      },
    ],
  }),
  specimens: { běžný: { goesAt: new Date('2026-12-03T17:42:00Z') } },
});

/** Confirms that the deletion was cancelled. */
export const deletionCancelledEmail = emailTemplate<Record<never, never>>({
  name: 'deletion-cancelled',
  when: 'Mazání účtu je zrušené.',
  write: (_, config) => ({
    subject: 'Účet zůstává',
    heading: 'Účet zůstává',
    parts: [
      { text: 'Mazání účtu je zrušené. Inzeráty, které běžely, jsou zpátky.' },
      { action: 'Moje inzerce', url: emailLink(config, myListingsUrl) },
    ],
  }),
  specimens: { běžný: {} },
});

/** Confirms the completed deletion. */
export const deletedEmail = emailTemplate<Record<never, never>>({
  name: 'account-deleted',
  when: 'Účet je smazaný.',
  write: () => ({
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
  }),
  specimens: { běžný: {} },
});

/** The link leads to a page that requires signing in: the email alone gives no access. */
export const exportReadyEmail = emailTemplate<{ expiresAt: Date }>({
  name: 'export-ready',
  when: 'Archiv s osobními údaji je hotový.',
  write: ({ expiresAt }, config) => ({
    subject: 'Archiv s tvými daty je hotový',
    heading: 'Archiv s tvými daty je hotový',
    parts: [
      { text: `Stáhnout si ho můžeš do ${formatDate(expiresAt.toISOString())}, pak ho smažeme.` },
      { action: 'Stáhnout archiv', url: emailLink(config, ownDataUrl) },
      { note: 'Jestli o archiv žádal někdo jiný, přihlas se a zkontroluj přihlášená zařízení.' },
    ],
  }),
  specimens: { běžný: { expiresAt: new Date('2026-12-03T17:42:00Z') } },
});
