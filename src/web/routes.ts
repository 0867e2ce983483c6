import type { RouteEntry, RouteModule } from './router/route-types.ts';

type Load = () => Promise<RouteModule>;
const route = (path: string, file: string, load: Load): RouteEntry => ({
  id: path,
  path,
  file,
  load,
  loads: true,
});

const page = (path: string, name: string, load: Load) => route(path, `pages/${name}.tsx`, load);
const resource = (path: string, name: string, load: Load) => route(path, `resources/${name}.ts`, load);

const layout = (file: string, load: Load, children: RouteEntry[], { loads = false } = {}): RouteEntry => ({
  id: file,
  file,
  load,
  loads,
  children,
});

/** Adding an offer and adding a demand take the same steps. */
const wizard = (first: string) => {
  const step = (path: string, name: string, load: Load) => page(path, `add-listing/${name}`, load);
  return [
    step(first, 'email', () => import('./pages/add-listing/email.tsx')),
    step(`${first}/overeni`, 'pin', () => import('./pages/add-listing/pin.tsx')),
    step(`${first}/udaje`, 'details', () => import('./pages/add-listing/details.tsx')),
    step(`${first}/fotky`, 'photos', () => import('./pages/add-listing/photos.tsx')),
    step(`${first}/nahled`, 'preview', () => import('./pages/add-listing/preview.tsx')),
    step(`${first}/hotovo`, 'done', () => import('./pages/add-listing/done.tsx')),
  ];
};

/** Pages that are text and nothing else; the address is the name of the text. */
const textPages = [
  'o-nas',
  'spoluprace',
  'obchodni-podminky',
  'zpracovani-osobnich-udaju',
  'bezpecnost-a-pravidla',
  'pravidla-losovani',
  'pristupnost',
  'cookies',
].map((slug) => page(slug, 'content/text-page', () => import('./pages/content/text-page.tsx')));

const routes: readonly RouteEntry[] = [
  layout('layouts/default-route.tsx', () => import('./layouts/default-route.tsx'), [
    {
      id: 'home',
      index: true,
      file: 'pages/home/home.tsx',
      load: () => import('./pages/home/home.tsx'),
      loads: true,
    },
    page('vyhledavani/:slug?', 'search/search', () => import('./pages/search/search.tsx')),
    page('lokality', 'localities/localities', () => import('./pages/localities/localities.tsx')),
    layout(
      'pages/map/map-frame.tsx',
      () => import('./pages/map/map-frame.tsx'),
      [
        page('mapa-nabidek', 'map/offers-map', () => import('./pages/map/offers-map.tsx')),
        page('mapa-poptavek', 'map/demands-map', () => import('./pages/map/demands-map.tsx')),
      ],
      { loads: true },
    ),
    page('kategorie-nabidek', 'categories', () => import('./pages/categories.tsx')),
    page('kategorie-poptavek', 'categories', () => import('./pages/categories.tsx')),
    page('poptavky', 'demands/demands', () => import('./pages/demands/demands.tsx')),
    page('poptavky/:category', 'demands/demands', () => import('./pages/demands/demands.tsx')),
    page('znacky', 'brands/brands', () => import('./pages/brands/brands.tsx')),
    page('znacky/:brand', 'brands/brand', () => import('./pages/brands/brand.tsx')),
    page('produkty', 'products/products', () => import('./pages/products/products.tsx')),
    page('produkty/:product', 'products/product', () => import('./pages/products/product.tsx')),
    page('inzerat/:product', 'listing/listing', () => import('./pages/listing/listing.tsx')),
    page('inzerat/:product/napsat', 'contact-advertiser', () => import('./pages/contact-advertiser.tsx')),
    page('inzerent/:slug', 'advertiser/advertiser', () => import('./pages/advertiser/advertiser.tsx')),
    page('prihlaseni', 'sign-in/sign-in', () => import('./pages/sign-in/sign-in.tsx')),
    page('prihlaseni/overeni', 'sign-in/sign-in-pin', () => import('./pages/sign-in/sign-in-pin.tsx')),
    page(
      'prihlaseni/heslo',
      'sign-in/sign-in-password',
      () => import('./pages/sign-in/sign-in-password.tsx'),
    ),
    page(
      'prihlaseni/:provider/zpet',
      'sign-in/provider-return',
      () => import('./pages/sign-in/provider-return.tsx'),
    ),
    page('registrace', 'sign-in/register', () => import('./pages/sign-in/register.tsx')),
    page('registrace/overeni', 'sign-in/sign-in-pin', () => import('./pages/sign-in/sign-in-pin.tsx')),
    page('zapomenute-heslo', 'sign-in/forgotten', () => import('./pages/sign-in/forgotten.tsx')),
    page('zapomenute-heslo/overeni', 'sign-in/sign-in-pin', () => import('./pages/sign-in/sign-in-pin.tsx')),
    page('odhlaseni', 'sign-in/sign-out', () => import('./pages/sign-in/sign-out.tsx')),
    page('moje-inzerce/overeni', 'sign-in/email-landing', () => import('./pages/sign-in/email-landing.tsx')),
    ...wizard('pridani-nabidky'),
    ...wizard('pridani-poptavky'),
    page('ucet', 'account/overview', () => import('./pages/account/overview.tsx')),
    page('ucet/profil', 'account/profile', () => import('./pages/account/profile.tsx')),
    page('ucet/profil/overeni', 'account/profile-code', () => import('./pages/account/profile-code.tsx')),
    page('ucet/moje-data', 'account/own-data', () => import('./pages/account/own-data.tsx')),
    page('ucet/moje-inzerce', 'account/my-listings', () => import('./pages/account/my-listings.tsx')),
    page('ucet/inzerat/:listing', 'account/edit-listing', () => import('./pages/account/edit-listing.tsx')),
    page(
      'ucet/inzerat/:listing/sdileni',
      'account/share-listing',
      () => import('./pages/account/share-listing.tsx'),
    ),
    page('obnoveni/:key', 'account/renewal', () => import('./pages/account/renewal.tsx')),
    page('ucet/prihlaseni', 'account/own-sign-in', () => import('./pages/account/own-sign-in.tsx')),
    page(
      'ucet/dvoufazove-overeni',
      'account/second-factor',
      () => import('./pages/account/second-factor.tsx'),
    ),
    page(
      'ucet/dvoufazove-overeni/potvrzeni',
      'account/second-factor-pass',
      () => import('./pages/account/second-factor-pass.tsx'),
    ),
    page('ucet/zpravy', 'account/messages', () => import('./pages/account/messages.tsx')),
    page('ucet/zpravy/:id', 'account/conversation', () => import('./pages/account/conversation.tsx')),
    page('ucet/oblibene', 'favourites', () => import('./pages/favourites.tsx')),
    page('oblibene/:key/odhlasit', 'favourite-notes-off', () => import('./pages/favourite-notes-off.tsx')),
    page('sledovani', 'follow', () => import('./pages/follow.tsx')),
    page('sledovani/:key/odhlasit', 'follow-off', () => import('./pages/follow-off.tsx')),
    page('ucet/hlidani', 'watches/watches', () => import('./pages/watches/watches.tsx')),
    page('hlidani', 'watches/watch-search', () => import('./pages/watches/watch-search.tsx')),
    page('hlidani/:key', 'watches/watch-from-email', () => import('./pages/watches/watch-from-email.tsx')),
    page(
      'hlidani/:key/odhlasit',
      'watches/watch-unsubscribe',
      () => import('./pages/watches/watch-unsubscribe.tsx'),
    ),
    page('zebricky-inzerentu', 'rankings/boards', () => import('./pages/rankings/boards.tsx')),
    page('zebricky-inzerentu/:slug', 'rankings/board', () => import('./pages/rankings/board.tsx')),
    page('ucet/doporuceni', 'account/referral', () => import('./pages/account/referral.tsx')),
    page('ucet/clenstvi', 'account/membership', () => import('./pages/account/membership.tsx')),
    page('newsletters', 'newsletter/sign-up', () => import('./pages/newsletter/sign-up.tsx')),
    page(
      'newsletters/sign-out',
      'newsletter/request-unsubscribe',
      () => import('./pages/newsletter/request-unsubscribe.tsx'),
    ),
    page('newsletters/:id/confirm', 'newsletter/confirm', () => import('./pages/newsletter/confirm.tsx')),
    page(
      'newsletters/:id/sign-out',
      'newsletter/unsubscribe',
      () => import('./pages/newsletter/unsubscribe.tsx'),
    ),
    page('porovnani', 'compare', () => import('./pages/compare.tsx')),
    ...textPages,
    page('nahlasit', 'report', () => import('./pages/report.tsx')),
    page('rozhodnuti/:key', 'moderation-case', () => import('./pages/moderation-case.tsx')),
    page('kontakt', 'content/contact-operator', () => import('./pages/content/contact-operator.tsx')),
    page('blog', 'content/blog', () => import('./pages/content/blog.tsx')),
    page('blog/:article', 'content/article', () => import('./pages/content/article.tsx')),
    page('caste-dotazy', 'content/questions', () => import('./pages/content/questions.tsx')),
    page('partneri', 'content/partners', () => import('./pages/content/partners.tsx')),
    page('partneri/:partner', 'content/partner', () => import('./pages/content/partner.tsx')),
    page('ke-stazeni', 'content/downloads', () => import('./pages/content/downloads.tsx')),
    page('transparentnost/:year?', 'transparency', () => import('./pages/transparency.tsx')),
    page('jak-radime', 'how-we-order', () => import('./pages/how-we-order.tsx')),
    page('api', 'api/api-reference', () => import('./pages/api/api-reference.tsx')),
    page('offline', 'offline', () => import('./pages/offline.tsx')),
    page('*', 'not-found', () => import('./pages/not-found.tsx')),
  ]),
  layout(
    'layouts/admin-route.tsx',
    () => import('./layouts/admin-route.tsx'),
    [
      page('sprava', 'admin/overview', () => import('./pages/admin/overview.tsx')),
      page('sprava/inzeraty', 'admin/listings', () => import('./pages/admin/listings.tsx')),
      page('sprava/inzeraty/:id', 'admin/listing', () => import('./pages/admin/listing.tsx')),
      page('sprava/nahlaseni', 'admin/reports', () => import('./pages/admin/reports.tsx')),
      page('sprava/nahlaseni/:id', 'admin/report', () => import('./pages/admin/report.tsx')),
      page('sprava/zastavene-zpravy', 'admin/stopped', () => import('./pages/admin/stopped.tsx')),
      page('sprava/objednavky', 'admin/orders', () => import('./pages/admin/orders.tsx')),
      page('sprava/clenstvi', 'admin/levels', () => import('./pages/admin/levels.tsx')),
      page('sprava/inzerenti', 'admin/accounts', () => import('./pages/admin/accounts.tsx')),
      page('sprava/role', 'admin/roles', () => import('./pages/admin/roles.tsx')),
      page('sprava/losovani', 'admin/lottery', () => import('./pages/admin/lottery.tsx')),
      page('sprava/presmerovani', 'admin/redirects', () => import('./pages/admin/redirects.tsx')),
      page('sprava/texty', 'admin/texts', () => import('./pages/admin/texts.tsx')),
      page('sprava/texty/:collection/:slug', 'admin/text', () => import('./pages/admin/text.tsx')),
      page('sprava/newsletter', 'admin/newsletter', () => import('./pages/admin/newsletter.tsx')),
      page(
        'sprava/newsletter/novy',
        'admin/newsletter-new',
        () => import('./pages/admin/newsletter-new.tsx'),
      ),
      page(
        'sprava/newsletter/:issue',
        'admin/newsletter-issue',
        () => import('./pages/admin/newsletter-issue.tsx'),
      ),
      page(
        'sprava/newsletter/:issue/odeslat',
        'admin/newsletter-send',
        () => import('./pages/admin/newsletter-send.tsx'),
      ),
      page('sprava/emaily', 'admin/emails', () => import('./pages/admin/emails.tsx')),
      page('sprava/emaily/:name/:specimen', 'admin/email', () => import('./pages/admin/email.tsx')),
      page('sprava/ulohy', 'admin/jobs', () => import('./pages/admin/jobs.tsx')),
      page('sprava/denik', 'admin/log', () => import('./pages/admin/log.tsx')),
    ],
    { loads: true },
  ),
  layout('layouts/other-route.tsx', () => import('./layouts/other-route.tsx'), [
    page('losovani', 'lottery/lottery', () => import('./pages/lottery/lottery.tsx')),
    page('losovani/:round', 'lottery/round', () => import('./pages/lottery/round.tsx')),
    page('losovani/:round/overeni', 'lottery/check-round', () => import('./pages/lottery/check-round.tsx')),
    page('vyhra/:key', 'lottery/prize', () => import('./pages/lottery/prize.tsx')),
  ]),
  page('ucet/clenstvi/:order/potvrzeni', 'account/receipt', () => import('./pages/account/receipt.tsx')),
  page('ucet/inzerat/:listing/letak', 'account/sheet', () => import('./pages/account/sheet.tsx')),
  page('error', 'error', () => import('./pages/error.tsx')),
  resource('prihlaseni/:provider', 'provider-start', () => import('./resources/provider-start.ts')),
  // Answers for the browser's own code, without a page.
  resource(
    'ucet/zpravy/:id/predani/:message',
    'meeting-calendar',
    () => import('./resources/meeting-calendar.ts'),
  ),
  resource('ucet/zpravy/fotky/:file', 'message-photo', () => import('./resources/message-photo.ts')),
  resource(
    'sprava/nahlaseni/:report/fotky/:place',
    'reported-photo',
    () => import('./resources/reported-photo.ts'),
  ),
  resource('ucet/moje-data/:id', 'own-data', () => import('./resources/own-data.ts')),
  resource('oblibene', 'favourite', () => import('./resources/favourite.ts')),
  resource('doporuceni/souhlas', 'agree-to-referral', () => import('./resources/agree-to-referral.ts')),
  resource('ucet/newsletter', 'own-newsletter', () => import('./resources/own-newsletter.ts')),
  resource(
    'sprava/newsletter/:issue/html',
    'newsletter-html',
    () => import('./resources/newsletter-html.ts'),
  ),
  resource('sprava/export/:list', 'list-export', () => import('./resources/list-export.ts')),
  resource('sprava/emaily/:name/:specimen/html', 'email-html', () => import('./resources/email-html.ts')),
  resource('videno/:id', 'seen', () => import('./resources/seen.ts')),
  resource('mapa.svg', 'map-land', () => import('./resources/map-land.ts')),
  resource('losovani/:round/losy.txt', 'lottery-entries', () => import('./resources/lottery-entries.ts')),
  resource('moje-misto', 'store-own-place', () => import('./resources/store-own-place.ts')),
];

export default routes;
