import { counted } from './czech.ts';

export type Period =
  | { readonly hours: number }
  | { readonly days: number }
  | { readonly months: number }
  | { readonly years: number };

/** Periods that are also shown elsewhere, separate from the table so that browsers need not load it. */
export const draftDays = 14;
export const refusedEmailDays = 30;
export const confirmDays = 7;
export const exportDays = 7;
export const cancelDeletionDays = 7;
export const sessionDays = 7;

export type Retention = {
  /** Which data, in Czech. */
  readonly what: string;
  readonly period: Period;
  /** When the period starts, in Czech; completes a sentence after the period. */
  readonly since: string;
  /** The legal basis or reason, in Czech. */
  readonly why: string;
  /** The scheduled jobs that delete the data. */
  readonly jobs: readonly string[];
};

const abuse = 'ochrana před zneužitím (oprávněný zájem)';
const digitalServices = 'odůvodnění a námitky podle nařízení (EU) 2022/2065';

/**
 * Retention periods of data that expire by themselves: jobs read their periods here, and the page about personal data
 * shows them. Data stored as long as an account or a consent have no row.
 */
export const retention = {
  drafts: {
    what: 'rozepsaný inzerát',
    period: { days: draftDays },
    since: 'od poslední úpravy',
    why: 'čas ho dokončit (smlouva)',
    jobs: ['sweep-drafts'],
  },
  photos: {
    what: 'odebraná fotografie, fotografie k neodeslané zprávě, nedokončené nahrávání a kolik fotografií účet nahrál',
    period: { hours: 24 },
    since: 'od odebrání nebo nahrání',
    why: `aby šlo odebrání vzít zpět; ${abuse}`,
    jobs: ['sweep-media'],
  },
  codes: {
    what: 'otisk kódu z e-mailu nebo SMS; použít jde 15 minut',
    period: { hours: 24 },
    since: 'od odeslání',
    why: `přihlášení a ověření kontaktu (smlouva); ${abuse}`,
    jobs: ['sweep-accounts', 'sweep-contact-proofs'],
  },
  sessions: {
    what: 'otisk přihlašovacího tokenu a jakým prohlížečem jste přihlášeni',
    period: { days: sessionDays },
    since: 'od přihlášení',
    why: 'přihlášení (smlouva)',
    jobs: ['sweep-accounts'],
  },
  browsers: {
    what: 'otisk prohlížeče, ve kterém jste se přihlásili',
    period: { days: 365 },
    since: 'od posledního přihlášení v něm',
    why: 'aby vás z účtu nevyřadily cizí pokusy (oprávněný zájem)',
    jobs: ['sweep-accounts'],
  },
  failedTries: {
    what: 'nepovedené pokusy o přihlášení PINem, heslem nebo kódem z aplikace',
    period: { days: 30 },
    since: 'od pokusu',
    why: abuse,
    jobs: ['sweep-accounts'],
  },
  sentEmails: {
    what: 'kam odešel e-mail na něčí žádost',
    period: { hours: 1 },
    since: 'od odeslání',
    why: abuse,
    jobs: ['sweep-accounts', 'sweep-newsletter', 'sweep-watches'],
  },
  refusedEmails: {
    what: 'doména adresy, na kterou nešlo doručit e-mail, a odpověď jejího serveru, bez adresy samotné',
    period: { days: refusedEmailDays },
    since: 'od odmítnutí',
    why: 'aby e-maily docházely (oprávněný zájem)',
    jobs: ['sweep-refused-emails'],
  },
  companyLookups: {
    what: 'dotazy účtu do registru ARES a jeho odpovědi',
    period: { hours: 24 },
    since: 'od dotazu',
    why: abuse,
    jobs: ['sweep-companies'],
  },
  unconfirmed: {
    what: 'nepotvrzená žádost o hlídání, připomenutí nebo newsletter',
    period: { days: confirmDays },
    since: 'od žádosti',
    why: 'čas ji potvrdit (souhlas)',
    jobs: ['sweep-watches', 'sweep-newsletter', 'sweep-size-reminders'],
  },
  emailKeys: {
    what: 'otisk odkazu na odhlášení v e-mailech o hlídání, oblíbených, inzerentech, shodách, větší velikosti a v newsletteru',
    period: { days: 400 },
    since: 'od odeslání',
    why: 'aby šlo odhlásit i ze starého e-mailu (oprávněný zájem)',
    jobs: [
      'sweep-watches',
      'sweep-favourite-keys',
      'sweep-follow-keys',
      'sweep-match-keys',
      'sweep-newsletter',
      'sweep-size-reminders',
    ],
  },
  sizeReminders: {
    what: 'odeslané připomenutí, že dítě z věci vyroste',
    period: { months: 3 },
    since: 'od odeslání',
    why: 'aby šlo připomenout znovu (smlouva, bez účtu souhlas)',
    jobs: ['sweep-size-reminders'],
  },
  renewalKeys: {
    what: 'otisk odkazu na obnovení v e-mailu o konci inzerátu',
    period: { days: 90 },
    since: 'od odeslání',
    why: 'obnovení bez přihlášení (smlouva)',
    jobs: ['sweep-renewal-letters'],
  },
  deliveries: {
    what: 'kdo dostal který newsletter',
    period: { days: 30 },
    since: 'od odeslání',
    why: 'aby nepřišel dvakrát (souhlas)',
    jobs: ['sweep-newsletter'],
  },
  termsNotices: {
    what: 'komu a kdy odešlo oznámení o změně podmínek a kdy si ho přečetl',
    period: { years: 4 },
    since: 'od začátku rozesílání',
    why: 'důkaz o oznámení, než se právo promlčí (§ 629 zákona č. 89/2012 Sb., oprávněný zájem)',
    jobs: ['sweep-terms-notices'],
  },
  consents: {
    what: 'důkaz o souhlasu s newsletterem',
    period: { years: 3 },
    since: 'od odhlášení',
    why: 'promlčení přestupku podle zákona č. 480/2004 Sb. (§ 30 zákona č. 250/2016 Sb.)',
    jobs: ['sweep-newsletter'],
  },
  messages: {
    what: 'zprávy k inzerátům i s fotografiemi',
    period: { months: 12 },
    since: 'od odeslání',
    why: 'doručení a ochrana před podvody (oprávněný zájem)',
    jobs: ['sweep-messages'],
  },
  swapRings: {
    what: 'navržené výměny a kdo s nimi souhlasil',
    period: { months: 12 },
    since: 'od konce výměny',
    why: 'aby se stejná výměna nenabízela znovu (oprávněný zájem)',
    jobs: ['sweep-swap-rings'],
  },
  inboundEmails: {
    what: 'otisk e-mailu, kterým někdo odpověděl na zprávu',
    period: { days: 30 },
    since: 'od doručení',
    why: 'aby se odpověď neuložila dvakrát (oprávněný zájem)',
    jobs: ['sweep-messages'],
  },
  senderStops: {
    what: 'kdo byl zastaven, protože jeho zprávy vypadaly jako podvod, a jeho nedoručené zprávy',
    period: { months: 12 },
    since: 'od zastavení',
    why: 'ochrana před podvody (oprávněný zájem)',
    jobs: ['sweep-messages'],
  },
  operatorMessages: {
    what: 'zprávy provozovateli',
    period: { months: 24 },
    since: 'od odeslání',
    why: 'vyřízení a doložení odpovědi (oprávněný zájem)',
    jobs: ['sweep-operator-messages'],
  },
  reviews: {
    what: 'jak dopadl obchod, pokud dřív nezanikne účet toho, koho se to týká',
    period: { years: 3 },
    since: 'od napsání',
    why: 'aby bylo poznat, s kým se obchoduje (oprávněný zájem)',
    jobs: ['sweep-reviews'],
  },
  reports: {
    what: 'hlášení obsahu, rozhodnutí a námitky, pokud dřív nezanikne účet oznamovatele nebo inzerenta',
    period: { months: 24 },
    since: 'od hlášení, po rozhodnutí od něj',
    why: digitalServices,
    jobs: ['sweep-reports'],
  },
  adminActions: {
    what: 'záznam, co správce bazaru udělal a proč',
    period: { months: 24 },
    since: 'od zásahu',
    why: digitalServices,
    jobs: ['sweep-admin-actions'],
  },
  exports: {
    what: 'soubor s vašimi daty ke stažení',
    period: { days: exportDays },
    since: 'od vytvoření',
    why: 'čas ho stáhnout (čl. 15 a 20 GDPR)',
    jobs: ['sweep-leaving'],
  },
  leaving: {
    what: 'účet, o jehož zrušení jste požádali, se vším, co k němu patří',
    period: { days: cancelDeletionDays },
    since: 'od žádosti',
    why: 'čas si to rozmyslet (oprávněný zájem)',
    jobs: ['sweep-leaving'],
  },
  lottery: {
    what: 'komu patřily losy a výhry',
    period: { months: 12 },
    since: 'od předání výhry',
    why: 'ověřitelný výsledek (oprávněný zájem)',
    jobs: ['forget-lottery'],
  },
  payments: {
    what: 'platby a zaplacené objednávky zrušeného účtu',
    period: { years: 5 },
    since: 'od konce roku platby',
    why: '§ 31 zákona č. 563/1991 Sb., o účetnictví',
    jobs: ['sweep-leaving'],
  },
  vatDocuments: {
    what: 'platby a zaplacené objednávky zrušeného účtu',
    period: { years: 10 },
    since: 'od konce roku platby',
    why: '§ 35 zákona č. 235/2004 Sb., o DPH',
    jobs: ['sweep-leaving'],
  },
} as const satisfies Record<string, Retention>;

/** Retention of payment documents: the longer one of the VAT act, unless the operator is known not to pay VAT. */
export const paymentRetention = ({ operatorPaysVat }: { operatorPaysVat: boolean | undefined }): Retention =>
  operatorPaysVat === false ? retention.payments : retention.vatDocuments;

/** Start of the period that ends now: older data are deleted. Months and years are counted by the calendar. */
export function retainedSince({ period }: { period: Period }, now: Date): Date {
  const time = new Date(now);
  if ('hours' in period) time.setTime(time.getTime() - period.hours * 3_600_000);
  else if ('days' in period) time.setTime(time.getTime() - period.days * 86_400_000);
  else if ('months' in period) time.setUTCMonth(time.getUTCMonth() - period.months);
  else time.setUTCFullYear(time.getUTCFullYear() - period.years);
  return time;
}

/** `24 hodin`, `7 dní`, `12 měsíců`, `3 roky`. */
export function formatPeriod(period: Period): string {
  if ('hours' in period) return counted(period.hours, ['hodina', 'hodiny', 'hodin']);
  if ('days' in period) return counted(period.days, ['den', 'dny', 'dní']);
  if ('months' in period) return counted(period.months, ['měsíc', 'měsíce', 'měsíců']);
  return counted(period.years, ['rok', 'roky', 'let']);
}
