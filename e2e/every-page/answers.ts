import type { Role } from './stock.ts';
import type { Address } from './rows.ts';

/** A response other than a page: a file, a response to a background request, or a redirect. */
export type Answer = { at: Address; who: Role; status: number; type?: string; location?: Address };

const file = (at: Address, type: string): Answer => ({ at, who: 'anyone', status: 200, type });
/** A rendered email, for a frame of the administration. */
const emailAsSent = (at: Address): Answer => ({
  at,
  who: 'admin',
  status: 200,
  type: 'text/html; charset=utf-8',
});
/** A redirect for visitors who may not see this page. */
const leads = (at: Address, location: Address, who: Role = 'anyone'): Answer => ({
  at,
  who,
  status: 302,
  location,
});

/** All other responses of routes. */
export const answers: readonly Answer[] = [
  leads('/prihlaseni/overeni', '/prihlaseni'),
  leads('/odhlaseni', '/'),
  leads('/pridani-nabidky/udaje', '/pridani-nabidky'),
  leads('/pridani-nabidky/hromadne', '/pridani-nabidky?dal=%2Fpridani-nabidky%2Fhromadne'),
  leads('/pridani-poptavky/nahled', '/pridani-poptavky'),
  leads(
    '/pridani-nabidky',
    ({ draft }) => `/pridani-nabidky/udaje?koncept=${draft.offer}&rozepsany`,
    'seller',
  ),
  leads('/ucet', '/prihlaseni?dal=%2Fucet'),
  leads('/ucet/profil', '/prihlaseni?dal=%2Fucet%2Fprofil'),
  leads('/ucet/profil/overeni', '/ucet/profil', 'seller'),
  leads('/sprava', '/prihlaseni?dal=%2Fsprava'),
  leads('/sprava/denik', '/prihlaseni?dal=%2Fsprava%2Fdenik'),
  leads('/ucet/zpravy/x/predani/x', '/prihlaseni?dal=%2Fucet%2Fzpravy%2Fx'),
  leads('/ucet/zpravy/fotky/x', '/prihlaseni?dal=%2Fucet%2Fzpravy'),
  leads('/sprava/export/listings', '/prihlaseni?dal=%2Fsprava'),
  leads('/sprava/nahlaseni/1/fotky/0', '/prihlaseni?dal=%2Fsprava%2Fnahlaseni'),
  leads('/ucet/moje-data/x', '/prihlaseni?dal=%2Fucet%2Fmoje-data'),
  leads('/oblibene', '/ucet/oblibene'),
  leads('/moje-misto', '/lokality'),
  leads('/sledovani', '/ucet/hlidani'),
  leads('/doporuceni/souhlas', '/'),
  { at: '/prihlaseni/google', who: 'anyone', status: 404 },
  leads('/ucet/newsletter', '/ucet'),
  leads('/ucet/zmena-podminek', '/ucet'),
  emailAsSent(({ issue }) => `/sprava/newsletter/${issue}/html`),
  emailAsSent(({ notice }) => `/sprava/zmeny-podminek/${notice}/html`),
  emailAsSent('/sprava/emaily/pin/0/html?vzhled=tmavy'),
  { at: '/videno/1', who: 'anyone', status: 204 },
  file('/mapa.svg', 'image/svg+xml; charset=utf-8'),
  file('/blog/atom.xml', 'application/atom+xml; charset=utf-8'),
  file(({ round }) => `/losovani/${round}/losy.txt`, 'text/plain; charset=utf-8'),
  file('/vyhledavani.atom', 'application/atom+xml; charset=utf-8'),
  file('/robots.txt', 'text/plain; charset=utf-8'),
  file('/sitemap.xml', 'application/xml; charset=utf-8'),
  file('/manifest.webmanifest', 'application/manifest+json'),
  file('/favicon.svg', 'image/svg+xml; charset=utf-8'),
];
