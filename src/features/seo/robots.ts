/** Addresses that hold nothing to be found: one person's pages, forms, and answers for the browser's own code. */
const keptOut = [
  '/ucet',
  '/sprava',
  '/prihlaseni',
  '/odhlaseni',
  '/registrace',
  '/zapomenute-heslo',
  '/moje-inzerce/',
  '/obnoveni/',
  '/vyhra/',
  '/hlidani',
  '/newsletters/',
  '/oblibene',
  '/porovnani',
  '/pridani-nabidky/',
  '/pridani-poptavky/',
  '/inzerat/*/napsat',
  // The same form, with another listing to report or another topic each.
  '/kontakt?',
  '/api/v1/',
  '/posta',
  '/error',
  '/offline',
  '/videno/',
  // Two filters at once are too many combinations to be walked through; one may be read, and says `noindex`.
  '/vyhledavani*?*&',
];

/** `/robots.txt`: what programs that walk through the site may leave out, and where they find the rest. */
export function robotsText(appUrl: string): string {
  return [
    'User-agent: *',
    ...keptOut.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

const month = 30 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): good for half a year, dated so that it stays the same for a month. */
export function securityText(appUrl: string, contact: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / month) + 6) * month);
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: cs, en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
