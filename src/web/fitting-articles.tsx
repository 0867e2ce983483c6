import { BookOpen } from '../ui/icons/drawings.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { PageLink } from '../ui/navigation/page-link.tsx';
import styles from './fitting-articles.module.css';
import { advisorUrl, articleUrl, kitsUrl, outgrownUrl } from '../contract/urls.ts';

const beginner = ['První výbava do 1\u00a0500\u00a0Kč', articleUrl('prvni-vybava-do-1500')] as const;
const blade = ['Jak poznat opotřebenou čepel', articleUrl('opotrebena-cepel')] as const;
const change = ['Výměna čepele a\u00a0omotávky', articleUrl('vymena-cepele-a-omotavky')] as const;
const flex = ['Flex bez záhad', articleUrl('flex-bez-zahad')] as const;
const goalie = [
  'Brankář: co koupit použité a na co nesahat',
  articleUrl('pouzita-vystroj-pro-brankare'),
] as const;
const hand = ['Levá, nebo pravá?', articleUrl('leva-nebo-prava')] as const;
const childsKit = ['Sestav celou výbavu pro dítě', `${kitsUrl}?who=child`] as const;
const kit = ['Sestav si celou výbavu', kitsUrl] as const;
const legal = ['Co smí do zápasu', articleUrl('co-smi-do-zapasu')] as const;
const length = ['Nevíš délku? Spočítej ji', advisorUrl] as const;
const outgrown = ['Kdy z\u00a0toho dítě vyroste', outgrownUrl] as const;
const parcel = ['Jak hůl zabalit a\u00a0poslat', articleUrl('jak-poslat-florbalku')] as const;
const price = ['Kolik stojí použitá florbalka', articleUrl('kolik-stoji-pouzita-florbalka')] as const;
const size = ['Jak změřit velikost', articleUrl('velikosti-bot-a-brankarske-vystroje')] as const;

type Link = readonly [label: string, address: string];
/** The reader of a list is still choosing; the reader of a listing is checking that one. */
type Place = 'list' | 'listing';

const byCategory: Readonly<Record<string, Readonly<Record<Place, readonly Link[]>>>> = {
  florbalky: {
    list: [length, hand, flex, price, outgrown, kit],
    listing: [blade, legal, price, parcel, outgrown],
  },
  shafty: { list: [length, flex], listing: [legal, change, parcel] },
  cepele: { list: [hand, blade], listing: [blade, legal, change] },
  omotavky: { list: [change], listing: [change] },
  sety: { list: [childsKit, outgrown, beginner], listing: [childsKit, beginner] },
  boty: { list: [size, outgrown, kit, beginner], listing: [size, outgrown] },
  'ochranne-bryle': { list: [legal, childsKit, beginner], listing: [legal] },
  'brankarske-masky': { list: [kit, goalie, legal], listing: [kit, goalie, legal] },
  'servis-a-upravy': { list: [change], listing: [change] },
};
const goalieGear = { list: [kit, goalie, size, outgrown], listing: [kit, goalie, size, outgrown] } as const;

/**
 * Articles, advisor and kit builder that answer a buyer's questions in this category; renders nothing without
 * any.
 */
export function FittingArticles({ category, place }: { category: string | undefined; place: Place }) {
  if (category === undefined) return null;
  const fitting = byCategory[category] ?? (category.startsWith('brankarsk') ? goalieGear : undefined);
  if (!fitting) return null;
  return (
    <aside className={styles.articles} aria-label="K tomu se hodí vědět">
      <Icon of={BookOpen} />
      <ul>
        {fitting[place].map(([label, address]) => (
          <li key={address}>
            <PageLink to={address}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
