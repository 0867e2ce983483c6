import type { Config } from '../../../../config.ts';
import { conversationUrl } from '../../../../contract/urls.ts';
import { composeEmail, emailLink } from '../../../../platform/mail/email-layout.ts';
import type { Email } from '../../../../platform/mail/mail.ts';
import { answerLength } from '../../contract.ts';

/** Why a reply by email did not arrive, or not whole. */
export type Undelivered = 'other-sender' | 'empty' | 'only-files' | 'too-long' | 'without-files';

const sentences = {
  'other-sender': (to: string) =>
    `Přišla z jiné adresy, než na kterou zprávy chodí. Odpověz z adresy ${to}, nebo na webu.`,
  empty: () => 'Nenašli jsme v ní žádný tvůj text. Napiš ho nad citovanou zprávu, nebo odpověz na webu.',
  'only-files': () => 'Byly v ní jen přílohy a ty e-mailem neprojdou. Fotky přidej na webu.',
  'too-long': () => `Je delší než ${answerLength.max} znaků. Zkrať ji, nebo ji na webu pošli na víckrát.`,
  'without-files': () => 'Text zprávy dorazil, přílohy ne: e-mailem neprojdou. Fotky přidej na webu.',
} as const satisfies Record<Undelivered, (to: string) => string>;

/** Tells whoever replied by email; without the reply's words, so that nobody can send words to others by us. */
export function undeliveredEmail(
  config: Config,
  to: string,
  { conversationId, why }: { conversationId: string; why: Undelivered | { sentence: string } },
): Promise<Email> {
  const heading = why === 'without-files' ? 'Přílohy nedorazily' : 'Tvoje odpověď nedorazila';
  return composeEmail(config, {
    to,
    headers: { 'Auto-Submitted': 'auto-replied' },
    subject: heading,
    heading,
    parts: [
      { text: typeof why === 'string' ? sentences[why](to) : why.sentence },
      { action: 'Otevřít konverzaci', url: emailLink(config, conversationUrl(conversationId)) },
    ],
  });
}
