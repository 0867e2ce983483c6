import { useShell } from '../shell.ts';
import {
  aboutUrl,
  accessibilityUrl,
  accountUrl,
  addDemandUrl,
  addOfferUrl,
  advisorUrl,
  apiUrl,
  blogUrl,
  brandsUrl,
  categoryUrl,
  cookiesUrl,
  cooperationUrl,
  demandCategoriesUrl,
  demandsMapUrl,
  demandsUrl,
  downloadsUrl,
  kitsUrl,
  localitiesUrl,
  lotteryUrl,
  myListingsUrl,
  offerCategoriesUrl,
  offersMapUrl,
  operatorUrl,
  orderUrl,
  outgrownUrl,
  partnersUrl,
  privacyUrl,
  productsUrl,
  questionsUrl,
  rankingsUrl,
  safetyUrl,
  searchUrl,
  signInUrl,
  signOutUrl,
  termsUrl,
  transparencyUrl,
} from '../../contract/urls.ts';
import type { NavigationLink, ShellLinks } from './navigation-links.ts';

const socialNames = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
] as const;

/** Maximum number of categories in the second row of the header. */
const categoriesInHeader = 8;

/** Links of the shell, depending on the visitor and the site's configuration. */
export function useShellLinks(): { links: ShellLinks; account: NavigationLink; year: number } {
  const shell = useShell();
  if (!shell) throw new Error('The shell is rendered without what the root loads.');
  const account = shell.signedIn
    ? { label: 'Můj účet', to: accountUrl }
    : { label: 'Přihlásit', to: signInUrl };
  const categories = shell.categories.map(({ slug, name }) => ({
    label: name,
    to: categoryUrl(slug),
  }));
  const social = socialNames.flatMap(([id, label]) => {
    const to = shell.social[id];
    return to ? [{ label, to }] : [];
  });
  return {
    account,
    year: shell.year,
    links: {
      categories: categories.slice(0, categoriesInHeader),
      secondary: [
        { label: 'Poptávky', to: demandsUrl },
        { label: 'Mapa', to: offersMapUrl },
        { label: 'Značky', to: brandsUrl },
        { label: 'Všechny kategorie', to: offerCategoriesUrl },
      ],
      social,
      footer: [
        {
          title: 'Bazar',
          links: [
            { label: 'Nabídky', to: searchUrl },
            { label: 'Poptávky', to: demandsUrl },
            { label: 'Kategorie nabídek', to: offerCategoriesUrl },
            { label: 'Kategorie poptávek', to: demandCategoriesUrl },
            { label: 'Značky', to: brandsUrl },
            { label: 'Produkty', to: productsUrl },
            { label: 'Lokality', to: localitiesUrl },
            { label: 'Jakou hůl potřebuješ?', to: advisorUrl },
            { label: 'Mapa nabídek', to: offersMapUrl },
            { label: 'Mapa poptávek', to: demandsMapUrl },
          ],
        },
        {
          title: 'Inzerce',
          links: [
            { label: 'Přidat nabídku', to: addOfferUrl },
            { label: 'Přidat poptávku', to: addDemandUrl },
            account,
            ...(shell.signedIn
              ? [
                  { label: 'Moje inzerce', to: myListingsUrl },
                  { label: 'Odhlásit', to: signOutUrl },
                ]
              : []),
          ],
        },
        {
          title: 'O nás',
          links: [
            { label: 'O bazaru', to: aboutUrl },
            { label: 'Blog', to: blogUrl },
            { label: 'Žebříčky inzerentů', to: rankingsUrl },
            { label: 'Losování', to: lotteryUrl },
            { label: 'Partneři', to: partnersUrl },
            { label: 'Spolupráce', to: cooperationUrl },
            { label: 'Ke stažení', to: downloadsUrl },
            { label: 'API', to: apiUrl },
            { label: 'Transparentnost', to: transparencyUrl },
          ],
        },
        {
          title: 'Pomoc',
          links: [
            { label: 'Časté dotazy', to: questionsUrl },
            { label: 'Sestav celou výbavu', to: kitsUrl },
            { label: 'Kdy z výbavy dítě vyroste', to: outgrownUrl },
            { label: 'Kontakt', to: operatorUrl },
            { label: 'Bezpečnost a pravidla', to: safetyUrl },
            { label: 'Jak řadíme', to: orderUrl },
            { label: 'Obchodní podmínky', to: termsUrl },
            { label: 'Zpracování osobních údajů', to: privacyUrl },
            { label: 'Cookies', to: cookiesUrl },
            { label: 'Přístupnost', to: accessibilityUrl },
          ],
        },
      ],
    },
  };
}
