import type { RouteEntry, RouteModule } from './router/route-types.ts';

type Load = () => Promise<RouteModule>;
const route = (path: string, file: string, load: Load): RouteEntry => ({
  id: path,
  path,
  file,
  load,
  loads: true,
});

const layout = (file: string, load: Load, children: RouteEntry[], { loads = false } = {}): RouteEntry => ({
  id: file,
  file,
  load,
  loads,
  children,
});

/** Adding an offer and adding a demand take the same steps. */
const wizard = (first: string) => {
  const step = (path: string, page: string, load: Load) => route(path, `pages/add-listing/${page}.tsx`, load);
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
].map((slug) => route(slug, 'pages/content/text-page.tsx', () => import('./pages/content/text-page.tsx')));

const routes: readonly RouteEntry[] = [
  layout('layouts/default-route.tsx', () => import('./layouts/default-route.tsx'), [
    {
      id: 'home',
      index: true,
      file: 'pages/home/home.tsx',
      load: () => import('./pages/home/home.tsx'),
      loads: true,
    },
    route('vyhledavani/:slug?', 'pages/search/search.tsx', () => import('./pages/search/search.tsx')),
    route('lokality', 'pages/localities/localities.tsx', () => import('./pages/localities/localities.tsx')),
    layout(
      'pages/map/map-frame.tsx',
      () => import('./pages/map/map-frame.tsx'),
      [
        route('mapa-nabidek', 'pages/map/offers-map.tsx', () => import('./pages/map/offers-map.tsx')),
        route('mapa-poptavek', 'pages/map/demands-map.tsx', () => import('./pages/map/demands-map.tsx')),
      ],
      { loads: true },
    ),
    route('kategorie-nabidek', 'pages/categories.tsx', () => import('./pages/categories.tsx')),
    route('kategorie-poptavek', 'pages/categories.tsx', () => import('./pages/categories.tsx')),
    route('poptavky', 'pages/demands/demands.tsx', () => import('./pages/demands/demands.tsx')),
    route('poptavky/:category', 'pages/demands/demands.tsx', () => import('./pages/demands/demands.tsx')),
    route('znacky', 'pages/brands/brands.tsx', () => import('./pages/brands/brands.tsx')),
    route('znacky/:brand', 'pages/brands/brand.tsx', () => import('./pages/brands/brand.tsx')),
    route('produkty', 'pages/products/products.tsx', () => import('./pages/products/products.tsx')),
    route('produkty/:product', 'pages/products/product.tsx', () => import('./pages/products/product.tsx')),
    route('inzerat/:product', 'pages/listing/listing.tsx', () => import('./pages/listing/listing.tsx')),
    route(
      'inzerat/:product/napsat',
      'pages/contact-advertiser.tsx',
      () => import('./pages/contact-advertiser.tsx'),
    ),
    route(
      'inzerent/:slug',
      'pages/advertiser/advertiser.tsx',
      () => import('./pages/advertiser/advertiser.tsx'),
    ),
    route('prihlaseni', 'pages/sign-in/sign-in.tsx', () => import('./pages/sign-in/sign-in.tsx')),
    route(
      'prihlaseni/overeni',
      'pages/sign-in/sign-in-pin.tsx',
      () => import('./pages/sign-in/sign-in-pin.tsx'),
    ),
    route(
      'prihlaseni/heslo',
      'pages/sign-in/sign-in-password.tsx',
      () => import('./pages/sign-in/sign-in-password.tsx'),
    ),
    route(
      'prihlaseni/:provider/zpet',
      'pages/sign-in/provider-return.tsx',
      () => import('./pages/sign-in/provider-return.tsx'),
    ),
    route('registrace', 'pages/sign-in/register.tsx', () => import('./pages/sign-in/register.tsx')),
    route(
      'registrace/overeni',
      'pages/sign-in/sign-in-pin.tsx',
      () => import('./pages/sign-in/sign-in-pin.tsx'),
    ),
    route('zapomenute-heslo', 'pages/sign-in/forgotten.tsx', () => import('./pages/sign-in/forgotten.tsx')),
    route(
      'zapomenute-heslo/overeni',
      'pages/sign-in/sign-in-pin.tsx',
      () => import('./pages/sign-in/sign-in-pin.tsx'),
    ),
    route('odhlaseni', 'pages/sign-in/sign-out.tsx', () => import('./pages/sign-in/sign-out.tsx')),
    route(
      'moje-inzerce/overeni',
      'pages/sign-in/email-landing.tsx',
      () => import('./pages/sign-in/email-landing.tsx'),
    ),
    ...wizard('pridani-nabidky'),
    ...wizard('pridani-poptavky'),
    route('ucet', 'pages/account/overview.tsx', () => import('./pages/account/overview.tsx')),
    route('ucet/profil', 'pages/account/profile.tsx', () => import('./pages/account/profile.tsx')),
    route(
      'ucet/profil/overeni',
      'pages/account/profile-code.tsx',
      () => import('./pages/account/profile-code.tsx'),
    ),
    route('ucet/moje-data', 'pages/account/own-data.tsx', () => import('./pages/account/own-data.tsx')),
    route(
      'ucet/moje-inzerce',
      'pages/account/my-listings.tsx',
      () => import('./pages/account/my-listings.tsx'),
    ),
    route(
      'ucet/inzerat/:listing',
      'pages/account/edit-listing.tsx',
      () => import('./pages/account/edit-listing.tsx'),
    ),
    route(
      'ucet/inzerat/:listing/sdileni',
      'pages/account/share-listing.tsx',
      () => import('./pages/account/share-listing.tsx'),
    ),
    route('obnoveni/:key', 'pages/account/renewal.tsx', () => import('./pages/account/renewal.tsx')),
    route(
      'ucet/prihlaseni',
      'pages/account/own-sign-in.tsx',
      () => import('./pages/account/own-sign-in.tsx'),
    ),
    route('ucet/zpravy', 'pages/account/messages.tsx', () => import('./pages/account/messages.tsx')),
    route(
      'ucet/zpravy/:id',
      'pages/account/conversation.tsx',
      () => import('./pages/account/conversation.tsx'),
    ),
    route('ucet/oblibene', 'pages/favourites.tsx', () => import('./pages/favourites.tsx')),
    route(
      'oblibene/:key/odhlasit',
      'pages/favourite-notes-off.tsx',
      () => import('./pages/favourite-notes-off.tsx'),
    ),
    route('sledovani', 'pages/follow.tsx', () => import('./pages/follow.tsx')),
    route('sledovani/:key/odhlasit', 'pages/follow-off.tsx', () => import('./pages/follow-off.tsx')),
    route('ucet/hlidani', 'pages/watches/watches.tsx', () => import('./pages/watches/watches.tsx')),
    route('hlidani', 'pages/watches/watch-search.tsx', () => import('./pages/watches/watch-search.tsx')),
    route(
      'hlidani/:key',
      'pages/watches/watch-from-email.tsx',
      () => import('./pages/watches/watch-from-email.tsx'),
    ),
    route(
      'hlidani/:key/odhlasit',
      'pages/watches/watch-unsubscribe.tsx',
      () => import('./pages/watches/watch-unsubscribe.tsx'),
    ),
    route('zebricky-inzerentu', 'pages/rankings/boards.tsx', () => import('./pages/rankings/boards.tsx')),
    route('zebricky-inzerentu/:slug', 'pages/rankings/board.tsx', () => import('./pages/rankings/board.tsx')),
    route('ucet/doporuceni', 'pages/account/referral.tsx', () => import('./pages/account/referral.tsx')),
    route('ucet/clenstvi', 'pages/account/membership.tsx', () => import('./pages/account/membership.tsx')),
    route('newsletters', 'pages/newsletter/sign-up.tsx', () => import('./pages/newsletter/sign-up.tsx')),
    route(
      'newsletters/sign-out',
      'pages/newsletter/request-unsubscribe.tsx',
      () => import('./pages/newsletter/request-unsubscribe.tsx'),
    ),
    route(
      'newsletters/:id/confirm',
      'pages/newsletter/confirm.tsx',
      () => import('./pages/newsletter/confirm.tsx'),
    ),
    route(
      'newsletters/:id/sign-out',
      'pages/newsletter/unsubscribe.tsx',
      () => import('./pages/newsletter/unsubscribe.tsx'),
    ),
    route('porovnani', 'pages/compare.tsx', () => import('./pages/compare.tsx')),
    ...textPages,
    route('nahlasit', 'pages/report.tsx', () => import('./pages/report.tsx')),
    route('rozhodnuti/:key', 'pages/moderation-case.tsx', () => import('./pages/moderation-case.tsx')),
    route(
      'kontakt',
      'pages/content/contact-operator.tsx',
      () => import('./pages/content/contact-operator.tsx'),
    ),
    route('blog', 'pages/content/blog.tsx', () => import('./pages/content/blog.tsx')),
    route('blog/:article', 'pages/content/article.tsx', () => import('./pages/content/article.tsx')),
    route('caste-dotazy', 'pages/content/questions.tsx', () => import('./pages/content/questions.tsx')),
    route('partneri', 'pages/content/partners.tsx', () => import('./pages/content/partners.tsx')),
    route('partneri/:partner', 'pages/content/partner.tsx', () => import('./pages/content/partner.tsx')),
    route('ke-stazeni', 'pages/content/downloads.tsx', () => import('./pages/content/downloads.tsx')),
    route('transparentnost/:year?', 'pages/transparency.tsx', () => import('./pages/transparency.tsx')),
    route('jak-radime', 'pages/how-we-order.tsx', () => import('./pages/how-we-order.tsx')),
    route('api', 'pages/api/api-reference.tsx', () => import('./pages/api/api-reference.tsx')),
    route('offline', 'pages/offline.tsx', () => import('./pages/offline.tsx')),
    route('*', 'pages/not-found.tsx', () => import('./pages/not-found.tsx')),
  ]),
  layout(
    'layouts/admin-route.tsx',
    () => import('./layouts/admin-route.tsx'),
    [
      route('sprava', 'pages/admin/overview.tsx', () => import('./pages/admin/overview.tsx')),
      route('sprava/inzeraty', 'pages/admin/listings.tsx', () => import('./pages/admin/listings.tsx')),
      route('sprava/inzeraty/:id', 'pages/admin/listing.tsx', () => import('./pages/admin/listing.tsx')),
      route('sprava/nahlaseni', 'pages/admin/reports.tsx', () => import('./pages/admin/reports.tsx')),
      route('sprava/nahlaseni/:id', 'pages/admin/report.tsx', () => import('./pages/admin/report.tsx')),
      route('sprava/objednavky', 'pages/admin/orders.tsx', () => import('./pages/admin/orders.tsx')),
      route('sprava/clenstvi', 'pages/admin/levels.tsx', () => import('./pages/admin/levels.tsx')),
      route('sprava/inzerenti', 'pages/admin/accounts.tsx', () => import('./pages/admin/accounts.tsx')),
      route('sprava/losovani', 'pages/admin/lottery.tsx', () => import('./pages/admin/lottery.tsx')),
      route('sprava/presmerovani', 'pages/admin/redirects.tsx', () => import('./pages/admin/redirects.tsx')),
      route('sprava/texty', 'pages/admin/texts.tsx', () => import('./pages/admin/texts.tsx')),
      route('sprava/texty/:collection/:slug', 'pages/admin/text.tsx', () => import('./pages/admin/text.tsx')),
      route('sprava/newsletter', 'pages/admin/newsletter.tsx', () => import('./pages/admin/newsletter.tsx')),
      route(
        'sprava/newsletter/novy',
        'pages/admin/newsletter-new.tsx',
        () => import('./pages/admin/newsletter-new.tsx'),
      ),
      route(
        'sprava/newsletter/:issue',
        'pages/admin/newsletter-issue.tsx',
        () => import('./pages/admin/newsletter-issue.tsx'),
      ),
      route(
        'sprava/newsletter/:issue/odeslat',
        'pages/admin/newsletter-send.tsx',
        () => import('./pages/admin/newsletter-send.tsx'),
      ),
      route('sprava/ulohy', 'pages/admin/jobs.tsx', () => import('./pages/admin/jobs.tsx')),
      route('sprava/denik', 'pages/admin/log.tsx', () => import('./pages/admin/log.tsx')),
    ],
    { loads: true },
  ),
  layout('layouts/other-route.tsx', () => import('./layouts/other-route.tsx'), [
    route('losovani', 'pages/lottery/lottery.tsx', () => import('./pages/lottery/lottery.tsx')),
    route('losovani/:round', 'pages/lottery/round.tsx', () => import('./pages/lottery/round.tsx')),
    route(
      'losovani/:round/overeni',
      'pages/lottery/check-round.tsx',
      () => import('./pages/lottery/check-round.tsx'),
    ),
    route('vyhra/:key', 'pages/lottery/prize.tsx', () => import('./pages/lottery/prize.tsx')),
  ]),
  route(
    'ucet/clenstvi/:order/potvrzeni',
    'pages/account/receipt.tsx',
    () => import('./pages/account/receipt.tsx'),
  ),
  route('ucet/inzerat/:listing/letak', 'pages/account/sheet.tsx', () => import('./pages/account/sheet.tsx')),
  route('error', 'pages/error.tsx', () => import('./pages/error.tsx')),
  route('prihlaseni/:provider', 'resources/provider-start.ts', () => import('./resources/provider-start.ts')),
  // Answers for the browser's own code, without a page.
  route(
    'ucet/zpravy/:id/predani/:message',
    'resources/meeting-calendar.ts',
    () => import('./resources/meeting-calendar.ts'),
  ),
  route('ucet/moje-data/:id', 'resources/own-data.ts', () => import('./resources/own-data.ts')),
  route('oblibene', 'resources/favourite.ts', () => import('./resources/favourite.ts')),
  route(
    'doporuceni/souhlas',
    'resources/agree-to-referral.ts',
    () => import('./resources/agree-to-referral.ts'),
  ),
  route('ucet/newsletter', 'resources/own-newsletter.ts', () => import('./resources/own-newsletter.ts')),
  route(
    'sprava/newsletter/:issue/html',
    'resources/newsletter-html.ts',
    () => import('./resources/newsletter-html.ts'),
  ),
  route('videno/:id', 'resources/seen.ts', () => import('./resources/seen.ts')),
  route('mapa.svg', 'resources/map-land.ts', () => import('./resources/map-land.ts')),
  route(
    'losovani/:round/losy.txt',
    'resources/lottery-entries.ts',
    () => import('./resources/lottery-entries.ts'),
  ),
  route('moje-misto', 'resources/store-own-place.ts', () => import('./resources/store-own-place.ts')),
];

export default routes;
