import { BookOpen } from '../ui/icons/drawings.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { PageLink } from '../ui/navigation/page-link.tsx';
import styles from './fitting-articles.module.css';
import { articleUrl } from '../contract/urls.ts';

const length = ['Nevíš délku?', 'delka-florbalky'] as const;
const flex = ['Flex bez záhad', 'flex-bez-zahad'] as const;
const blade = ['Jak poznat opotřebenou čepel', 'opotrebena-cepel'] as const;
const goalie = ['Brankář: co koupit použité a na co nesahat', 'pouzita-vystroj-pro-brankare'] as const;
const beginner = ['První výbava do 1\u00a0500\u00a0Kč', 'prvni-vybava-do-1500'] as const;

const byCategory: Readonly<Record<string, readonly (readonly [label: string, slug: string])[]>> = {
  florbalky: [length, flex, blade],
  shafty: [length, flex],
  cepele: [blade],
  sety: [beginner],
  boty: [beginner],
};

/** Articles that answer what a buyer of such things asks; nothing where none does. */
export function FittingArticles({ category }: { category: string | undefined }) {
  if (category === undefined) return null;
  const articles = byCategory[category] ?? (category.startsWith('brankarsk') ? [goalie] : []);
  if (articles.length === 0) return null;
  return (
    <aside className={styles.articles} aria-label="K tomu se hodí vědět">
      <Icon of={BookOpen} />
      <ul>
        {articles.map(([label, slug]) => (
          <li key={slug}>
            <PageLink to={articleUrl(slug)}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
