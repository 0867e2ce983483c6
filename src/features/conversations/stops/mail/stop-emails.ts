import { counted } from '../../../../contract/czech.ts';
import { adminStopsUrl, messagesUrl } from '../../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../../platform/mail/email-template.ts';

/** Notifies the operator of a stopped sender; the messages are shown in the administration only. */
export const stopNotice = emailTemplate<Record<never, never>>({
  name: 'sender-stopped',
  when: 'Provozovateli: zprávy jednoho odesílatele vypadají jako podvod a čekají.',
  write: (_, config) => ({
    subject: 'Zastavené zprávy: čekají na tebe',
    heading: 'Zastavené zprávy',
    parts: [
      {
        text: 'Zprávy jednoho odesílatele vypadaly během dne v několika konverzacích jako podvod. Nové konverzace nezačne, dokud se na to nepodíváš.',
      },
      { action: 'Podívat se', url: emailLink(config, adminStopsUrl) },
    ],
  }),
  specimens: { běžný: {} },
});

/** The sender may write again. */
export const senderReleasedEmail = emailTemplate<{ held: number }>({
  name: 'sender-released',
  when: 'Správa pustila odesílatele, kterého bazar zastavil.',
  write: ({ held }, config) => {
    const delivered =
      held === 0 ? '' : ` Co jsme pozdrželi, teď dojde: ${counted(held, ['zpráva', 'zprávy', 'zpráv'])}.`;
    return {
      subject: 'Zprávy zase můžeš posílat',
      heading: 'Zprávy zase můžeš posílat',
      parts: [
        {
          text: `Tvoje zprávy jsme zastavili, protože jich několik vypadalo jako podvod. Podíval se na ně člověk a jsou v pořádku. Omlouváme se za zdržení.${delivered}`,
        },
        { action: 'Zprávy', url: emailLink(config, messagesUrl) },
      ],
      replyTo: config.contactEmail,
    };
  },
  specimens: { 'dvě zprávy čekaly': { held: 2 }, 'nečekala žádná': { held: 0 } },
});
