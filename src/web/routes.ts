import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

export default [
  layout('layouts/default-route.tsx', [
    index('pages/home.tsx'),
    route('vyhledavani/:slug?', 'pages/search.tsx'),
    route('kategorie-nabidek', 'pages/offer-categories.tsx'),
    route('inzerat/:product', 'pages/listing.tsx'),
    route('inzerat/:product/napsat', 'pages/contact-advertiser.tsx'),
    route('prihlaseni', 'pages/sign-in.tsx'),
    route('prihlaseni/overeni', 'pages/sign-in-pin.tsx'),
    route('odhlaseni', 'pages/sign-out.tsx'),
    route('moje-inzerce/overeni', 'pages/letter-landing.tsx'),
    route('pridani-nabidky', 'pages/add-offer/email.tsx'),
    route('pridani-nabidky/overeni', 'pages/add-offer/pin.tsx'),
    route('pridani-nabidky/udaje', 'pages/add-offer/details.tsx'),
    route('pridani-nabidky/fotky', 'pages/add-offer/photos.tsx'),
    route('pridani-nabidky/nahled', 'pages/add-offer/preview.tsx'),
    route('pridani-nabidky/hotovo', 'pages/add-offer/done.tsx'),
    route('ucet/moje-inzerce', 'pages/my-listings.tsx'),
    route('ucet/inzerat/:listing', 'pages/edit-listing.tsx'),
    route('obchodni-podminky', 'pages/terms.tsx'),
    route('zpracovani-osobnich-udaju', 'pages/privacy.tsx'),
    route('bezpecnost-a-pravidla', 'pages/safety.tsx'),
    route('api', 'pages/api-reference.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
  route('error', 'pages/error.tsx'),
  // Answers for the browser's own code, without a page.
  route('misto', 'resources/suggest-places.ts'),
  route('koncept/:draftId', 'resources/keep-draft.ts'),
  route('nahrani/:albumId', 'resources/upload.ts'),
] satisfies RouteConfig;
