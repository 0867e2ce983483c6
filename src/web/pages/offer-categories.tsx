import { type CountForms, counted } from '../../contract/czech.ts';
import { listCategories } from '../../features/catalogue/contract.ts';
import { homePage } from '../../features/search/contract.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { loadFromApi } from '../api-client.ts';
import { PageHead } from '../page-head.tsx';
import { categoryUrl, homeUrl, offerCategoriesUrl } from '../urls.ts';
import type { Route } from './+types/offer-categories';
import styles from './offer-categories.module.css';

const offers: CountForms = ['nabídka', 'nabídky', 'nabídek'];

export async function loader({ context }: Route.LoaderArgs) {
  const [categories, { counts }] = await Promise.all([
    loadFromApi(context, listCategories),
    loadFromApi(context, homePage),
  ]);
  return {
    categories: categories.map(({ slug, name, parent, description }) => ({
      slug,
      name,
      parent,
      description,
      count: counts[slug] ?? 0,
    })),
  };
}

export default function OfferCategories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <div className={layout.wrap}>
      <PageHead
        title="Kategorie nabídek"
        description="Všechny kategorie použité florbalové výbavy: florbalky, čepele, brankářská výstroj, boty, oblečení a další, s počtem nabídek."
        path={offerCategoriesUrl}
      />
      <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, { label: 'Kategorie nabídek' }]} />
      <div className={layout.pageHead}>
        <h1>Kategorie nabídek</h1>
        <p className={text.lead}>Vyber, co sháníš. U každé kategorie je počet živých nabídek.</p>
      </div>
      <ul className={styles.tree}>
        {categories
          .filter(({ parent }) => !parent)
          .map((category) => (
            <li key={category.slug} className={layout.panel}>
              <h2>
                <PageLink to={categoryUrl(category.slug)}>{category.name}</PageLink>
              </h2>
              <p className={classNames(text.small, text.muted, text.numbers)}>
                {counted(category.count, offers)}
              </p>
              <p className={classNames(text.small, text.secondary)}>{category.description}</p>
              <Leaves of={categories.filter(({ parent }) => parent === category.slug)} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function Leaves({ of }: { of: readonly { slug: string; name: string; count: number }[] }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.leaves}>
      {of.map(({ slug, name, count }) => (
        <li key={slug}>
          <PageLink to={categoryUrl(slug)}>{name}</PageLink>
          <span className={text.muted}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
