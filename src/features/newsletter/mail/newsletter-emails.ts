import { emailTemplate } from '../../../platform/mail/email-template.ts';
import { listUnsubscribe } from '../../../platform/mail/mail.ts';
import {
  newsletterConfirmUrl,
  requestUnsubscribeUrl,
  newsletterUnsubscribeUrl,
} from '../../../contract/urls.ts';
import { confirmDays } from '../contract-shapes.ts';
import { renderProse } from '../../content/index.ts';

type Written = { subject: string; body: string };
const issue = {
  subject: 'Novinky bazaru: hlídání cen, mapa hal a výběr hokejek do 1 000 Kč',
  body: [
    'Ahoj, od minula přibylo pár věcí, které **šetří čas**.',
    '## Co je nového',
    '- [Hlídání hledání](/hlidani) ti napíše, jakmile se objeví, co chceš.\n- V inzerátu je vidět, jak rychle prodejce odpovídá.',
    '> Hokejku jsem prodal za dvě hodiny. – Kryštof, Uherské Hradiště',
    '1. Vyfoť ji na světle.\n2. Napiš délku a flex.\n3. Odpovídej rychle.',
    '---',
    'Hezký zbytek sezóny!',
  ].join('\n\n'),
};

/**
 * An issue of the newsletter, labelled as § 7 of Act 480/2004 requires, with an unsubscribe link in the text and in
 * the headers. `key` is the reader's own; a preview has none and links to the page where anybody can request one.
 */
export const newsletterEmail = emailTemplate<Written & { key?: string | undefined }>({
  name: 'newsletter',
  when: 'Vydání newsletteru, které správce napsal.',
  write({ subject, body, key }, config, to) {
    const off = config.appUrl + (key === undefined ? newsletterUnsubscribeUrl : requestUnsubscribeUrl(key));
    return {
      subject,
      heading: subject,
      parts: [
        { note: 'Obchodní sdělení' },
        { prose: renderProse(body, config.appUrl) },
        {
          note: `Newsletter odebíráš na adrese ${to}, přihlášení proběhlo na ${new URL(config.appUrl).host}. Chodí nejvýš dvakrát za 30 dní.`,
        },
        { link: 'Odhlásit newsletter', url: off },
      ],
      replyTo: config.contactEmail,
      ...(key === undefined ? {} : { headers: listUnsubscribe(off) }),
    };
  },
  specimens: {
    'pro odběratele': { ...issue, key: 'zkouska-Newsletter2' },
    'na zkoušku, bez klíče': issue,
  },
});

/** Asks for confirmation of a subscription. Opening the link does not confirm: mail scanners open links too. */
export const confirmNewsletterEmail = emailTemplate<{ key: string }>({
  name: 'newsletter-confirm',
  when: 'Někdo bez přihlášení chce newsletter.',
  write: ({ key }, config) => ({
    subject: 'Potvrď newsletter Florbalového bazaru',
    heading: 'Máme ti posílat newsletter?',
    parts: [
      {
        text:
          'Nejvýš dvakrát za 30 dní by ti chodily novinky bazaru, výběr inzerátů a tipy z blogu. ' +
          'Otevři odkaz a potvrď to tlačítkem. Do té doby ti nic posílat nebudeme.',
      },
      { action: 'Potvrdit newsletter', url: config.appUrl + newsletterConfirmUrl(key) },
      {
        note:
          `Odkaz platí ${confirmDays} dní. O newsletter si někdo řekl na ${new URL(config.appUrl).host} a zadal ` +
          'tuto adresu. Pokud to byl někdo jiný, nic nedělej.',
      },
    ],
  }),
  specimens: { běžný: { key: 'zkouska-Newsletter2' } },
});

/** An unsubscribe link, for a reader without an issue at hand. */
export const unsubscribeEmail = emailTemplate<{ key: string }>({
  name: 'newsletter-unsubscribe',
  when: 'Někdo si řekl o odkaz k odhlášení newsletteru.',
  write: ({ key }, config) => ({
    subject: 'Odhlášení z newsletteru Florbalového bazaru',
    heading: 'Odhlášení z newsletteru',
    parts: [
      { text: 'Otevři odkaz a odhlas se tlačítkem.' },
      { action: 'Odhlásit se', url: config.appUrl + requestUnsubscribeUrl(key) },
      {
        note: 'Poslali jsme to, protože si o odkaz někdo řekl a zadal tuto adresu. Chceš-li newsletter dál, nic nedělej.',
      },
    ],
  }),
  specimens: { běžný: { key: 'zkouska-Newsletter2' } },
});
