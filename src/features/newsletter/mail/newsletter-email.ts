import type { Config } from '../../../config.ts';
import { composeEmail } from '../../../platform/mail/email-layout.ts';
import type { Email } from '../../../platform/mail/mail.ts';
import { listUnsubscribe } from '../../../platform/mail/list-unsubscribe.ts';
import { requestUnsubscribePath, unsubscribePath } from '../keys.ts';
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
  const off = config.appUrl + (key === undefined ? requestUnsubscribePath : unsubscribePath(key));
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
