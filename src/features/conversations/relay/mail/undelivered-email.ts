import { conversationUrl } from '../../../../contract/urls.ts';
import { emailLink, emailTemplate } from '../../../../platform/mail/email-template.ts';
import { answerLength } from '../../contract.ts';

/** Why a reply by email was not delivered, or only partly. */
export type Undelivered = 'other-sender' | 'empty' | 'only-files' | 'too-long' | 'without-files';

const sentences = {
  'other-sender': (to: string) =>
    `Přišla z jiné adresy, než na kterou zprávy chodí. Odpověz z adresy ${to}, nebo na webu.`,
  empty: () => 'Nenašli jsme v ní žádný tvůj text. Napiš ho nad citovanou zprávu, nebo odpověz na webu.',
  'only-files': () => 'Byly v ní jen přílohy a ty e-mailem neprojdou. Fotky přidej na webu.',
  'too-long': () => `Je delší než ${answerLength.max} znaků. Zkrať ji, nebo ji na webu pošli na víckrát.`,
  'without-files': () => 'Text zprávy dorazil, přílohy ne: e-mailem neprojdou. Fotky přidej na webu.',
} as const satisfies Record<Undelivered, (to: string) => string>;

const conversationId = '0b6f3f2e-7c1d-4a57-9f0e-2d5f7d1c9a10';

/**
 * Notifies the sender of a reply; never quotes it, so that the relay cannot be used to send text to others.
 */
export const undeliveredEmail = emailTemplate<{
  conversationId: string;
  why: Undelivered | { sentence: string };
}>({
  name: 'reply-undelivered',
  when: 'Odpověď e-mailem nedorazila, nebo nedorazila celá.',
  write({ conversationId: id, why }, config, to) {
    const heading = why === 'without-files' ? 'Přílohy nedorazily' : 'Tvoje odpověď nedorazila';
    return {
      headers: { 'Auto-Submitted': 'auto-replied' },
      subject: heading,
      heading,
      parts: [
        { text: typeof why === 'string' ? sentences[why](to) : why.sentence },
        { action: 'Otevřít konverzaci', url: emailLink(config, conversationUrl(id)) },
      ],
    };
  },
  specimens: {
    'z jiné adresy': { conversationId, why: 'other-sender' },
    'bez příloh': { conversationId, why: 'without-files' },
  },
});
