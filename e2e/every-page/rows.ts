import type { OnSale, Who } from './stock.ts';

/** An address, or how it is made of what is on sale. */
export type Address = string | ((stock: OnSale) => string);

/** Something people look at. */
export type Page = {
  at: Address;
  /** Without the name of the site. */
  title: string | RegExp;
  who: Who;
  status: number;
  /** Whether search engines index it. */
  index: boolean;
};

/** Something without a page: a file, an answer for the browser's own code, or the way to a page. */
export type Answer = { at: Address; who: Who; status: number; type?: string; location?: Address };

type Rest = Partial<Pick<Page, 'status' | 'who'>>;

/** A page that search engines index. */
const indexed = (at: Address, title: Page['title']): Page => ({
  at,
  title,
  who: 'anyone',
  status: 200,
  index: true,
});
/** A page that they do not index. */
const page = (at: Address, title: Page['title'], rest: Rest = {}): Page => ({
  at,
  title,
  who: 'anyone',
  status: 200,
  index: false,
  ...rest,
});
const missing = (at: Address, title = 'Neexistující stránka', who: Who = 'anyone') =>
  page(at, title, { status: 404, who });
const waiting = (at: Address, title: string) => page(at, title, { who: 'waiting' });
const own = (at: Address, title: Page['title']) => page(at, title, { who: 'seller' });
const admin = (at: Address, title: Page['title']) => page(at, title, { who: 'admin' });

/** The key of an email that does not hold any more. */
const oldKey = 'x'.repeat(43);
const idOf = (address: string) => address.split('-').at(-1) ?? '';

/** Every page, by the order of `src/web/routes.ts`. A new route needs a row here; one page may have several. */
export const pages: readonly Page[] = [
  indexed('/', 'Florbalový bazar: použité florbalky a výbava'),
  indexed('/vyhledavani', 'Nabídky: 1\u00a0nabídka'),
  page('/vyhledavani/florbalky', 'Použité florbalky: 1\u00a0inzerát'),
  page('/vyhledavani/florbalky?condition=used', 'Florbalky: 1\u00a0nabídka'),
  page('/vyhledavani?q=lev%C3%A1+florbalka+do+2000', '„levá florbalka do 2000“: 1\u00a0nabídka'),
  page('/vyhledavani?q=velociraptor', '„velociraptor“: 0\u00a0nabídek'),
  page('/vyhledavani?q=ab', '„ab“: 1\u00a0nabídka'),
  indexed('/lokality', 'Lokality: inzeráty podle krajů a okresů'),
  page('/lokality?region=CZ064', 'Jihomoravský kraj: okresy a počty inzerátů'),
  page('/lokality?placeName=Nikdov', 'Lokality: inzeráty podle krajů a okresů'),
  indexed('/mapa-nabidek', 'Mapa nabídek'),
  indexed('/mapa-poptavek', 'Mapa poptávek'),
  page('/mapa-poptavek?bbox=16.2,48.9,17.1,49.5', 'Mapa poptávek'),
  indexed('/kategorie-nabidek', 'Kategorie nabídek'),
  indexed('/kategorie-poptavek', 'Kategorie poptávek'),
  indexed('/poptavky', 'Poptávky'),
  page('/poptavky/florbalky-1', 'Poptávky: Florbalky'),
  page('/poptavky/cepele-8', 'Poptávky: Čepele'),
  indexed('/znacky', 'Značky florbalové výbavy'),
  page('/znacky/unihoc', 'Unihoc z druhé ruky'),
  indexed('/produkty', 'Produkty: modelové řady z inzerátů'),
  page('/produkty?category=florbalky', 'Produkty: Florbalky'),
  page('/produkty/unihoc-epic', 'Unihoc Epic z druhé ruky: ceny a inzeráty'),
  indexed('/poradce', 'Jakou hůl potřebuješ?'),
  page('/poradce?height=165&age=14&weight=52&hand=left', 'Levá florbalka 92\u00a0cm, flex 30'),
  page('/poradce?height=16&age=&weight=52', 'Jakou hůl potřebuješ?', { status: 422 }),
  indexed(({ stick }) => `/inzerat/${stick}`, 'Unihoc Epic leváková'),
  indexed(({ demand }) => `/inzerat/${demand}`, /^Sháním florbalku/),
  page(({ sold }) => `/inzerat/${sold}`, 'Prodaná hůl', { status: 410 }),
  missing('/inzerat/nic-999999', 'Chyba při načítání produktu'),
  page(({ stick }) => `/inzerat/${stick}/napsat`, 'Napsat prodejci: Unihoc Epic leváková'),
  page(({ demand }) => `/inzerat/${demand}/napsat`, /: Sháním florbalku/),
  page(({ seller }) => `/inzerent/${seller}`, /^Hráč \d+, inzerent$/),
  page('/prihlaseni', 'Přihlášení'),
  waiting('/prihlaseni/overeni', 'Zadání PINu'),
  page('/prihlaseni/heslo', 'Přihlášení heslem'),
  page('/prihlaseni/google/zpet', 'Neplatné ověření'),
  page('/registrace', 'Registrace'),
  waiting('/registrace/overeni', 'Zadání PINu'),
  page('/zapomenute-heslo', 'Zapomenuté heslo nebo PIN'),
  waiting('/zapomenute-heslo/overeni', 'Zadání PINu'),
  own('/odhlaseni', 'Odhlášení'),
  page('/moje-inzerce/overeni?pin=407123&odtud', 'Ověření'),
  waiting('/moje-inzerce/overeni?pin=407123&odtud', 'Ověření'),
  indexed('/pridani-nabidky', 'Přidat nabídku'),
  { ...indexed('/pridani-nabidky?jiny', 'Přidat nabídku'), who: 'seller' },
  waiting('/pridani-nabidky/overeni', 'Ověř, že je e-mail tvůj – přidání nabídky'),
  own(({ draft }) => `/pridani-nabidky/udaje?koncept=${draft.offer}`, 'Co prodáváš? – přidání nabídky'),
  own(
    ({ draft }) => `/pridani-nabidky/fotky?koncept=${draft.offer}`,
    'Ukaž ji ze všech stran – přidání nabídky',
  ),
  own(({ draft }) => `/pridani-nabidky/nahled?koncept=${draft.offer}`, 'Sedí všechno? – přidání nabídky'),
  own(({ stick }) => `/pridani-nabidky/hotovo?inzerat=${idOf(stick)}`, 'Přidání se povedlo'),
  own('/pridani-nabidky/hromadne', 'Vložit víc věcí najednou'),
  indexed('/pridani-poptavky', 'Přidat poptávku'),
  waiting('/pridani-poptavky/overeni', 'Ověř, že je e-mail tvůj – přidání poptávky'),
  own(({ draft }) => `/pridani-poptavky/udaje?koncept=${draft.demand}`, 'Co sháníš? – přidání poptávky'),
  own(
    ({ draft }) => `/pridani-poptavky/fotky?koncept=${draft.demand}`,
    'Máš fotku, jak má vypadat? – přidání poptávky',
  ),
  own(({ draft }) => `/pridani-poptavky/nahled?koncept=${draft.demand}`, 'Sedí všechno? – přidání poptávky'),
  own(({ demand }) => `/pridani-poptavky/hotovo?inzerat=${idOf(demand)}`, 'Přidání se povedlo'),
  own('/ucet', 'Můj účet'),
  own('/ucet/profil', 'Profil'),
  own('/ucet/profil/overeni?co=other-email', 'Ověř další e-mail'),
  own('/ucet/moje-data', 'Moje data'),
  own('/ucet/moje-inzerce', 'Moje inzerce'),
  own(({ stick }) => `/ucet/inzerat/${stick}`, 'Úprava: Unihoc Epic leváková'),
  own(({ stick }) => `/ucet/inzerat/${stick}/sdileni`, 'Sdílení: Unihoc Epic leváková'),
  own(({ stick }) => `/ucet/inzerat/${stick}/letak`, 'Leták: Unihoc Epic leváková'),
  missing(`/obnoveni/${oldKey}`, 'Obnovení inzerátu'),
  own('/ucet/prihlaseni', 'Přihlášení'),
  admin('/ucet/dvoufazove-overeni', 'Dvoufázové ověření'),
  admin('/ucet/dvoufazove-overeni/potvrzeni', 'Potvrď, že jsi to ty'),
  missing('/ucet/dvoufazove-overeni', 'Neexistující stránka', 'seller'),
  own('/ucet/zpravy', 'Zprávy'),
  own('/ucet/zpravy?odlozene=1', 'Archiv zpráv'),
  own(({ conversation }) => `/ucet/zpravy/${conversation}`, /: Unihoc Epic leváková$/),
  own('/ucet/vymeny', 'Výměny'),
  page('/ucet/oblibene', 'Oblíbené inzeráty'),
  own('/ucet/oblibene', 'Oblíbené inzeráty'),
  own(({ seller }) => `/sledovani?koho=${seller}`, 'Sledovat inzerenta'),
  page(`/sledovani/${oldKey}/odhlasit`, 'E-maily o inzerentovi'),
  page(`/oblibene/${oldKey}/odhlasit`, 'E-maily o oblíbených'),
  own('/ucet/hlidani', 'Hlídaná hledání'),
  page('/hlidani?q=unihoc', 'Hlídání'),
  page(`/shody/${oldKey}/odhlasit`, 'E-maily o shodách'),
  page(`/hlidani/${oldKey}`, 'Hlídané hledání'),
  page(`/hlidani/${oldKey}/odhlasit`, 'Zrušení hlídání'),
  indexed('/zebricky-inzerentu', 'Žebříčky inzerentů'),
  indexed('/zebricky-inzerentu/celkem', /./),
  missing('/zebricky-inzerentu/nic'),
  own('/ucet/doporuceni', 'Doporučení'),
  own('/ucet/clenstvi', 'Členství'),
  own(({ order }) => `/ucet/clenstvi/${order}/potvrzeni`, 'Potvrzení o zaplacení'),
  admin('/sprava', 'Správa'),
  admin('/sprava/inzeraty', 'Inzeráty, správa'),
  admin('/sprava/inzeraty?stav=sold&hledat=hokej', 'Inzeráty, správa'),
  admin(({ stick }) => `/sprava/inzeraty/${idOf(stick)}`, /^Inzerát \d+, správa$/),
  missing('/sprava/inzeraty/999999999', 'Neexistující stránka', 'admin'),
  admin('/sprava/nahlaseni', 'Nahlášení, správa'),
  admin(({ stick }) => `/sprava/nahlaseni/listing:${idOf(stick)}`, 'Nahlášený obsah, správa'),
  missing('/sprava/nahlaseni/listing:999999999', 'Neexistující stránka', 'admin'),
  missing('/sprava/nahlaseni/nic', 'Neexistující stránka', 'admin'),
  admin('/sprava/zastavene-zpravy', 'Zastavené zprávy, správa'),
  admin('/sprava/objednavky', 'Objednávky členství'),
  admin('/sprava/clenstvi', 'Úrovně členství'),
  admin('/sprava/inzerenti', 'Inzerenti'),
  admin('/sprava/role', 'Role ve správě'),
  admin('/sprava/losovani', 'Losování, správa'),
  admin('/sprava/hledani', 'Co lidé nenašli, správa'),
  admin('/sprava/mista-predani', 'Místa předání'),
  admin(({ hall }) => `/sprava/mista-predani/${hall}`, 'Hala Lužánky'),
  missing('/sprava/mista-predani/nic', 'Neexistující stránka', 'admin'),
  admin('/sprava/presmerovani', 'Přesměrování'),
  admin('/sprava/texty', 'Texty webu'),
  admin('/sprava/texty/pages/o-nas', 'O nás'),
  admin('/sprava/newsletter', 'Správa newsletteru'),
  admin('/sprava/newsletter?email=nikdo@example.cz', 'Správa newsletteru'),
  admin('/sprava/newsletter/novy', 'Nový newsletter'),
  admin(({ issue }) => `/sprava/newsletter/${issue}`, 'Newsletter: Novinky bazaru'),
  admin(({ issue }) => `/sprava/newsletter/${issue}/odeslat`, 'Poslat newsletter: Novinky bazaru'),
  admin('/sprava/zmeny-podminek', 'Změny podmínek, správa'),
  admin(({ notice }) => `/sprava/zmeny-podminek/${notice}`, /^Oznámení: Od .* se mění obchodní podmínky$/),
  missing('/sprava/zmeny-podminek/nic', 'Neexistující stránka', 'admin'),
  admin('/sprava/emaily', 'E-maily, správa'),
  admin('/sprava/emaily/pin/0', 'E-mail: 408213 je tvůj PIN do Florbalového bazaru'),
  admin('/sprava/emaily/pin/0?vzhled=text', 'E-mail: 408213 je tvůj PIN do Florbalového bazaru'),
  missing('/sprava/emaily/nic/0', 'Neexistující stránka', 'admin'),
  admin('/sprava/ulohy', 'Úlohy a e-maily, správa'),
  admin('/sprava/denik', 'Deník správy'),
  missing('/sprava/denik', 'Neexistující stránka', 'seller'),
  page('/newsletters', 'Newsletter'),
  page('/newsletters/sign-out', 'Odhlášení newsletteru'),
  page(`/newsletters/${oldKey}/confirm`, 'Potvrzení newsletteru'),
  page(`/newsletters/${oldKey}/sign-out`, 'Odhlášení z newsletteru'),
  page('/porovnani', 'Porovnání inzerátů'),
  page(
    ({ stick, sold, demand }) => `/porovnani?id=${idOf(stick)}&id=${idOf(sold)}&id=${idOf(demand)}`,
    'Porovnání inzerátů',
  ),
  indexed('/o-nas', 'O nás'),
  indexed('/spoluprace', 'Spolupráce'),
  indexed('/obchodni-podminky', 'Obchodní podmínky'),
  indexed('/zpracovani-osobnich-udaju', 'Zpracování osobních údajů'),
  indexed('/bezpecnost-a-pravidla', 'Bezpečnost a pravidla'),
  indexed('/pristupnost', 'Prohlášení o přístupnosti'),
  indexed('/cookies', 'Cookies'),
  page('/nahlasit', 'Nahlásit obsah'),
  page(({ stick }) => `/nahlasit?adresa=/inzerat/${stick}`, 'Nahlásit obsah'),
  page(({ reportKey }) => `/rozhodnuti/${reportKey}`, /^Hlášení č\. \d+$/),
  missing(`/rozhodnuti/${oldKey}`, 'Odkaz už neplatí'),
  indexed('/kontakt', 'Kontakt'),
  indexed('/blog', 'Blog o florbalové výbavě'),
  page('/blog?tag=hole', 'Blog: Hole'),
  indexed('/blog/delka-florbalky', 'Jak vybrat délku florbalky'),
  indexed('/blog/leva-nebo-prava', 'Levá, nebo pravá florbalka'),
  indexed('/blog/jak-poslat-florbalku', 'Jak zabalit a poslat florbalku'),
  indexed('/blog/velikosti-bot-a-brankarske-vystroje', 'Velikosti: sálovky a brankářská výstroj'),
  indexed('/blog/co-smi-do-zapasu', 'Co smí do zápasu: hůl, brýle a maska'),
  indexed('/blog/vymena-cepele-a-omotavky', 'Výměna čepele a omotávky krok za krokem'),
  indexed('/blog/kolik-stoji-pouzita-florbalka', 'Kolik stojí použitá florbalka'),
  indexed('/caste-dotazy', 'Časté dotazy'),
  page('/caste-dotazy?q=flex', 'Časté dotazy'),
  indexed('/partneri', 'Partneři'),
  indexed('/partneri/fbc-pokus', 'FBC Pokus'),
  missing('/partneri/nic'),
  indexed('/ke-stazeni', 'Ke stažení'),
  indexed('/jak-radime', 'Jak řadíme'),
  indexed('/transparentnost', /^Transparentnost \d{4}$/),
  missing('/transparentnost/2001'),
  indexed('/api', 'API'),
  page('/api?part=administration', 'API'),
  page('/api?part=types', 'API'),
  page('/offline', 'Bez připojení'),
  missing('/nic/tady/neni'),
  indexed('/losovani', 'Losování'),
  indexed('/pravidla-losovani', 'Pravidla losování'),
  indexed(({ round }) => `/losovani/${round}`, 'Losování, Jarní kolo'),
  page(({ round }) => `/losovani/${round}/overeni`, 'Ověření losování, Jarní kolo'),
  missing('/losovani/nic'),
  missing(`/vyhra/${oldKey}`, 'Výhra v losování'),
  page('/error', 'Tohle se nepovedlo'),
];

const file = (at: Address, type: string): Answer => ({ at, who: 'anyone', status: 200, type });
/** An email as it looks, for a frame of the administration. */
const emailAsSent = (at: Address): Answer => ({
  at,
  who: 'admin',
  status: 200,
  type: 'text/html; charset=utf-8',
});
/** Leads on to another page whoever is not meant to see this one. */
const leads = (at: Address, location: Address, who: Who = 'anyone'): Answer => ({
  at,
  who,
  status: 302,
  location,
});

/** Everything else that routes answer. */
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

export const addressOf = ({ at }: { at: Address }, stock: OnSale): string =>
  typeof at === 'string' ? at : at(stock);
