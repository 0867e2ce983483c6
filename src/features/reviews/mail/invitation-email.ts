import { conversationUrl } from '../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { publishDays } from '../rules.ts';

/** Invites to review a deal that the other side has reviewed; sent once per deal. */
export const invitationEmail = emailTemplate<{ name: string; title: string; path: `/${string}` }>({
  name: 'review-invitation',
  when: 'Druhá strana obchodu napsala, jak dopadl.',
  write: ({ name, title, path }, config) => ({
    subject: `Jak dopadl obchod: ${title}`,
    heading: 'Jak to dopadlo?',
    parts: [
      {
        rows: [
          ['Inzerát', title],
          ['Druhá strana', name],
        ],
      },
      {
        text:
          `Druhá strana už napsala, jak obchod dopadl. Uvidíš to, až napíšeš i ty, nebo za ${publishDays} dní. ` +
          'Jsou to dvě tři otázky na jedno klepnutí. Potom už k tomu napsat nepůjde.',
      },
      { action: 'Napsat, jak to dopadlo', url: emailLink(config, path) },
      {
        note: 'Píšeme ti o tom jen jednou. Když zastavíš zprávy v konverzaci, nebudeme psát ani o obchodu.',
      },
    ],
  }),
  specimens: {
    běžný: {
      name: 'Kryštof D.',
      title: 'Hokejka Unihoc Epic Youngster 36, 75 cm, levá, čepel Evolab, málo hraná',
      path: conversationUrl('zkouska'),
    },
  },
});
