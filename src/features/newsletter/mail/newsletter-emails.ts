import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/mail/email-layout.ts';
import { type Email, listUnsubscribe } from '../../../platform/mail/mail.ts';
import { newsletterConfirmUrl, newsletterOffUrl, newsletterUnsubscribeUrl } from '../../../contract/urls.ts';
import { confirmDays } from '../contract-shapes.ts';
import { renderProse } from './prose.ts';

type Written = { subject: string; body: string };
/** `key` is the reader's own; an issue to look at has none and leads where anybody can ask for one. */
type Reader = { to: string; key?: string | undefined };

/** An issue of the newsletter, marked as § 7 of Act 480/2004 asks, with the way out in sight and in its headers. */
export function newsletterEmail(
  config: Config,
  { subject, body }: Written,
  { to, key }: Reader,
): Promise<Email> {
  const off = config.appUrl + (key === undefined ? newsletterUnsubscribeUrl : newsletterOffUrl(key));
  return composeEmail(config, {
    to,
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
  });
}

/** Asks whether the mailbox wants the newsletter. The link alone confirms nothing: programs follow links too. */
export function confirmEmail(config: Config, { to, key }: { to: string; key: string }): Promise<Email> {
  return composeEmail(config, {
    to,
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
  });
}

/** The unsubscribe link, for a reader who has no issue at hand. */
export function unsubscribeEmail(config: Config, { to, key }: { to: string; key: string }): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: 'Odhlášení z newsletteru Florbalového bazaru',
    heading: 'Odhlášení z newsletteru',
    parts: [
      { text: 'Otevři odkaz a odhlas se tlačítkem.' },
      { action: 'Odhlásit se', url: config.appUrl + newsletterOffUrl(key) },
      {
        note: 'Poslali jsme to, protože si o odkaz někdo řekl a zadal tuto adresu. Chceš-li newsletter dál, nic nedělej.',
      },
    ],
  });
}
