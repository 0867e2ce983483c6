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
  // The same form, with another advert to report or another topic each.
  '/kontakt?',
  '/api/v1/',
  '/posta',
  '/error',
  '/offline',
  '/videno/',
  '/misto?',
  '/nejblizsi-misto',
  '/naseptavac',
  '/nahled-hledani',
  '/dalsi-inzeraty',
  '/koncept/',
  '/nahrani/',
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
