import type { Platform } from '../../platform/platform.ts';
import { cookieName } from '../../contract/cookie-name.ts';
import { paymentRetention, formatPeriod, type Retention, retention } from '../../contract/retention.ts';
import {
  browserStorage,
  type CookieName,
  cookieNames,
  cookies,
  invitationCookie,
} from '../../contract/stored-in-browser.ts';
import { readSiteConfig } from '../site-config/index.ts';

/** Values of placeholders in braces: the site's operator and its limits. */
export type Placeholders = Readonly<Record<string, string>>;

export async function placeholdersOf(platform: Platform): Promise<Placeholders> {
  const { operator, contact, limits, membershipLevels } = await readSiteConfig(platform);
  const { appUrl } = platform.config;
  const [basic, club, pro] = membershipLevels;
  const cookie = (name: CookieName) => ({
    ...cookies[name],
    name: cookieName(name, appUrl.startsWith('https:')),
  });
  const documents = paymentRetention(platform.config);
  const { payments: _, vatDocuments: __, ...others } = retention;
  const deleted: readonly Retention[] = Object.values(others);
  return {
    provozovatel: operator.name,
    ico: operator.id ? `, IČO ${operator.id}` : '',
    sidlo: operator.address ? `, se sídlem ${operator.address}` : '',
    zapis: operator.register ? `, ${operator.register}` : '',
    telefon: operator.phone ? `, telefon ${operator.phone}` : '',
    schranka: operator.databox ? `, datová schránka ${operator.databox}` : '',
    email: contact.email,
    host: new URL(appUrl).host,
    web: appUrl,
    fotek: String(limits.photosPerListing),
    fotek_najednou: String(limits.photosPerUpload),
    dni_inzeratu: String(limits.listingDays),
    dni_konceptu: String(limits.draftDays),
    limit_zaklad: String(basic?.cards ?? ''),
    limit_klub: String(club?.cards ?? ''),
    limit_profi: String(pro?.cards ?? ''),
    cena_klub: String(club?.priceCzk ?? ''),
    cena_profi: String(pro?.priceCzk ?? ''),
    cookies: rows(cookieNames.filter((name) => name !== invitationCookie).map(cookie)),
    cookie_pozvanky: rows([cookie(invitationCookie)]),
    uloziste: rows(browserStorage),
    uchovavani: [...deleted, documents]
      .map((row) => `| ${row.what} | ${periodOf(row)} | ${row.why} |`)
      .join('\n'),
    lhuta_dokladu: periodOf(documents),
    lhuta_zasahu: periodOf(retention.adminActions),
    lhuta_rozmysleni: periodOf(retention.leaving),
    lhuta_losovani: periodOf(retention.lottery),
  };
}

/** `7 dní od žádosti`. */
const periodOf = ({ period, since }: Retention): string => `${formatPeriod(period)} ${since}`;

/** Markdown table rows: name, purpose, duration. */
const rows = (stored: readonly { name: string; purpose: string; lasts: string }[]): string =>
  stored.map(({ name, purpose, lasts }) => `| \`${name.trim()}\` | ${purpose} | ${lasts} |`).join('\n');

/** Unknown placeholders are left unchanged, so that a typo is visible. */
export const fillIn = (text: string, placeholders: Placeholders): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => placeholders[word] ?? whole);
