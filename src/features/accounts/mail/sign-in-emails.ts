import { emailLink, emailTemplate } from '../../../platform/mail/email-template.ts';
import { forgottenUrl, pinLandingUrl } from '../../../contract/urls.ts';
import { mailedPinMinutes } from '../contract.ts';
import { timeOfDay } from '../policy.ts';

/**
 * The same email for known and unknown addresses. The subject begins with the PIN, so that a notification shows
 * it.
 */
export const pinEmail = emailTemplate<{ pin: string; sentAt: Date; expiresAt: Date }>({
  name: 'pin',
  when: 'Někdo se přihlašuje nebo zakládá účet.',
  write: ({ pin, sentAt, expiresAt }, config) => ({
    subject: `${pin} je tvůj PIN do Florbalového bazaru`,
    heading: 'Tvůj PIN k přihlášení',
    parts: [
      { text: 'Opiš ho tam, kde na něj bazar čeká:' },
      { code: pin },
      { action: 'Nebo otevři odkaz', url: `${config.appUrl}${pinLandingUrl(pin)}` },
      { text: `Platí ${mailedPinMinutes} minut, do ${timeOfDay(expiresAt)}, a jde použít jen jednou.` },
      {
        note:
          `O PIN si kolem ${timeOfDay(sentAt)} někdo řekl na ${new URL(config.appUrl).host} a zadal tuto adresu. ` +
          'Pokud to byl někdo jiný, nic nedělej: bez PINu se k tobě nikdo nedostane.',
      },
      { note: 'PIN nikomu neříkej ani nepřeposílej. My ani kupující ho po tobě nikdy chtít nebudeme.' },
    ],
  }),
  specimens: {
    běžný: {
      pin: '408213',
      sentAt: new Date('2026-11-26T17:42:00Z'),
      expiresAt: new Date('2026-11-26T17:57:00Z'),
    },
  },
});

const texts = {
  password: { changed: 'Tvoje heslo se změnilo', first: 'Tvůj účet má nově heslo', what: 'nové heslo' },
  pin: {
    changed: 'Tvůj vlastní PIN se změnil',
    first: 'Tvůj účet má nově vlastní PIN',
    what: 'nový vlastní PIN',
  },
} as const;

/** Warns the account's mailbox that a way to sign in was added, in case it was someone else. */
export const secretEmail = emailTemplate<{
  secret: keyof typeof texts;
  which: 'first' | 'changed';
  at: Date;
}>({
  name: 'secret-set',
  when: 'K účtu přibylo heslo nebo vlastní PIN, nebo se změnily.',
  write({ secret, which, at }, config) {
    const { [which]: subject, what } = texts[secret];
    return {
      subject,
      heading: subject,
      parts: [
        { text: `Tvůj účet má od ${timeOfDay(at)} ${what}. Všechna ostatní přihlášení jsme ukončili.` },
        { text: 'Jestli to byl někdo jiný, zvol si hned nové. Přihlásí tě PIN, který ti pošleme sem.' },
        { action: 'Zvolit nové', url: emailLink(config, forgottenUrl) },
      ],
    };
  },
  specimens: {
    'první heslo': { secret: 'password', which: 'first', at: new Date('2026-11-26T17:42:00Z') },
    'jiný vlastní PIN': { secret: 'pin', which: 'changed', at: new Date('2026-11-26T17:42:00Z') },
  },
});
