import { adminUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';

/** Notifies somebody that they have become a moderator, or no longer are one. */
export const roleEmail = emailTemplate<{ change: 'added' | 'removed' }>({
  name: 'role',
  when: 'Správce někomu dal nebo vzal roli moderátora.',
  write({ change }, config) {
    const subject = change === 'added' ? 'Máš nově roli moderátora' : 'Tvoje role moderátora skončila';
    return {
      subject,
      heading: subject,
      parts:
        change === 'added'
          ? [
              {
                text: 'Můžeš vyřizovat hlášení, kontrolovat inzeráty a blokovat účty, které porušují pravidla. Nejdřív si nastavíš dvoufázové ověření. Každý zásah se i s důvodem zapíše do deníku.',
              },
              { action: 'Do správy', url: emailLink(config, adminUrl) },
            ]
          : [{ text: 'Do správy bazaru se teď nedostaneš. Tvůj účet a inzeráty zůstávají, jak jsou.' }],
      replyTo: config.contactEmail,
    };
  },
  specimens: { 'nový moderátor': { change: 'added' }, 'konec role': { change: 'removed' } },
});
