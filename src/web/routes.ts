import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

/** Adding an offer and adding a demand take the same steps. */
const wizard = (first: string) => {
  const step = (path: string, page: string) =>
    route(path, `pages/add-listing/${page}.tsx`, { id: `${first}-${page}` });
  return [
    step(first, 'email'),
    step(`${first}/overeni`, 'pin'),
    step(`${first}/udaje`, 'details'),
    step(`${first}/fotky`, 'photos'),
    step(`${first}/nahled`, 'preview'),
    step(`${first}/hotovo`, 'done'),
  ];
};

/** Pages that are text and nothing else; the address is the name of the text. */
const textPages = [
  'o-nas',
  'spoluprace',
  'obchodni-podminky',
  'zpracovani-osobnich-udaju',
  'bezpecnost-a-pravidla',
  'pristupnost',
  'cookies',
].map((slug) => route(slug, 'pages/text-page.tsx', { id: slug }));

export default [
  layout('layouts/default-route.tsx', [
    index('pages/home.tsx'),
    route('vyhledavani/:slug?', 'pages/search.tsx'),
    route('lokality', 'pages/localities.tsx'),
    layout('pages/map/map-frame.tsx', [
      route('mapa-nabidek', 'pages/offers-map.tsx'),
      route('mapa-poptavek', 'pages/demands-map.tsx'),
    ]),
    route('kategorie-nabidek', 'pages/categories.tsx', { id: 'kategorie-nabidek' }),
    route('kategorie-poptavek', 'pages/categories.tsx', { id: 'kategorie-poptavek' }),
    route('poptavky', 'pages/demands.tsx', { id: 'poptavky' }),
    route('poptavky/:category', 'pages/demands.tsx', { id: 'poptavky-kategorie' }),
    route('znacky', 'pages/brands.tsx'),
    route('znacky/:brand', 'pages/brand.tsx'),
    route('produkty', 'pages/products.tsx'),
    route('produkty/:product', 'pages/product.tsx'),
    route('inzerat/:product', 'pages/listing.tsx'),
    route('inzerat/:product/napsat', 'pages/contact-advertiser.tsx'),
    route('inzerent/:slug', 'pages/advertiser.tsx'),
    route('prihlaseni', 'pages/sign-in.tsx'),
    route('prihlaseni/overeni', 'pages/sign-in-pin.tsx'),
    route('odhlaseni', 'pages/sign-out.tsx'),
    route('moje-inzerce/overeni', 'pages/letter-landing.tsx'),
    ...wizard('pridani-nabidky'),
    ...wizard('pridani-poptavky'),
    route('ucet', 'pages/account/overview.tsx'),
    route('ucet/profil', 'pages/account/profile.tsx'),
    route('ucet/profil/overeni', 'pages/account/profile-code.tsx'),
    route('ucet/moje-inzerce', 'pages/my-listings.tsx'),
    route('ucet/inzerat/:listing', 'pages/edit-listing.tsx'),
    route('ucet/inzerat/:listing/sdileni', 'pages/account/share-listing.tsx'),
    route('obnoveni/:key', 'pages/account/renewal.tsx'),
    route('ucet/oblibene', 'pages/favourites.tsx'),
    route('oblibene/:key/odhlasit', 'pages/favourite-notes-off.tsx'),
    route('ucet/hlidani', 'pages/watches.tsx'),
    route('hlidani', 'pages/watch-search.tsx'),
    route('hlidani/:key', 'pages/watch-of-letter.tsx'),
    route('hlidani/:key/odhlasit', 'pages/watch-sign-off.tsx'),
    route('porovnani', 'pages/compare.tsx'),
    ...textPages,
    route('kontakt', 'pages/contact-operator.tsx'),
    route('blog', 'pages/blog.tsx'),
    route('blog/:article', 'pages/article.tsx'),
    route('caste-dotazy', 'pages/questions.tsx'),
    route('partneri', 'pages/partners.tsx'),
    route('partneri/:partner', 'pages/partner.tsx'),
    route('ke-stazeni', 'pages/downloads.tsx'),
    route('jak-radime', 'pages/how-we-order.tsx'),
    route('api', 'pages/api-reference.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
  route('ucet/inzerat/:listing/letak', 'pages/account/sheet.tsx'),
  route('error', 'pages/error.tsx'),
  // Answers for the browser's own code, without a page.
  route('oblibene', 'resources/favourite.ts'),
  route('videno/:id', 'resources/seen.ts'),
  route('mapa.svg', 'resources/map-land.ts'),
  route('blog/atom.xml', 'resources/blog-feed.ts'),
  route('misto', 'resources/suggest-places.ts'),
  route('nejblizsi-misto', 'resources/nearest-place.ts'),
  route('naseptavac', 'resources/suggest-search.ts'),
  route('nahled-hledani', 'resources/preview-search.ts'),
  route('dalsi-inzeraty', 'resources/more-results.ts'),
  route('koncept/:draftId', 'resources/keep-draft.ts'),
  route('nahrani/:albumId', 'resources/upload.ts'),
] satisfies RouteConfig;
