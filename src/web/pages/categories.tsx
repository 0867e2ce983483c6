import { type CountForms, counted } from '../../contract/czech.ts';
import { type Kind, listCategories } from '../../features/catalogue/contract.ts';
import { homePage } from '../../features/home/contract.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { loadFromApi } from '../api-client.ts';
import { PageHead } from '../page-head.tsx';
import {
  categoryUrl,
  demandCategoriesUrl,
  demandsOfUrl,
  homeUrl,
  kitsUrl,
  offerCategoriesUrl,
} from '../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../router/route-types.ts';
import styles from './categories.module.css';

const offers: CountForms = ['nabídka', 'nabídky', 'nabídek'];
const demands: CountForms = ['poptávka', 'poptávky', 'poptávek'];

const pages = {
  offer: {
    path: offerCategoriesUrl,
    title: 'Kategorie nabídek',
    description:
      'Všechny kategorie použité florbalové výbavy: florbalky, čepele, brankářská výstroj, boty, oblečení a další, s počtem nabídek.',
    lead: 'Vyber, co sháníš. U každé kategorie je počet aktivních nabídek.',
    forms: offers,
    other: { label: 'Kategorie poptávek', to: demandCategoriesUrl },
  },
  demand: {
    path: demandCategoriesUrl,
    title: 'Kategorie poptávek',
    description:
      'Co hráči právě shánějí: poptávky florbalek, čepelí, brankářské výstroje, bot a oblečení po kategoriích.',
    lead: 'Podívej se, co hráči shánějí. Třeba to máš doma a nehraješ s tím.',
    forms: demands,
    other: { label: 'Kategorie nabídek', to: offerCategoriesUrl },
  },
};

type Counted = { id: number; slug: string; name: string; count: number };

const addressOf = (kind: Kind, category: Counted) =>
  kind === 'offer' ? categoryUrl(category.slug) : demandsOfUrl(category);

export async function loader({ context, url }: RouteArgs) {
  const kind: Kind = url.pathname === demandCategoriesUrl ? 'demand' : 'offer';
  const [categories, { counts, demandCounts }] = await Promise.all([
    loadFromApi(context, listCategories),
    loadFromApi(context, homePage),
  ]);
  const countOf = kind === 'demand' ? demandCounts : counts;
  return {
    kind,
    categories: categories.flatMap(({ id, slug, name, parent, description, hidden }) => {
      const count = countOf[slug] ?? 0;
      return hidden && count === 0 ? [] : [{ id, slug, name, parent, description, count }];
    }),
  };
}

export default function Categories({ loaderData: { kind, categories } }: PageProps<typeof loader>) {
  const page = pages[kind];
  return (
    <div className={layout.wrap}>
      <PageHead title={page.title} description={page.description} path={page.path} />
      <Breadcrumbs steps={[{ label: 'Domů', to: homeUrl }, { label: page.title }]} />
      <div className={layout.pageHead}>
        <h1>{page.title}</h1>
        <p className={text.lead}>{page.lead}</p>
        <PageLink to={page.other.to} className={layout.more}>
          {page.other.label}
        </PageLink>
        {kind === 'offer' && (
          <PageLink to={kitsUrl} className={layout.more}>
            Sestav si celou výbavu
          </PageLink>
        )}
      </div>
      <ul className={styles.tree}>
        {categories
          .filter(({ parent }) => !parent)
          .map((category) => (
            <li key={category.slug} className={layout.panel}>
              <h2>
                <PageLink to={addressOf(kind, category)}>{category.name}</PageLink>
              </h2>
              <p className={classNames(text.small, text.muted, text.numbers)}>
                {counted(category.count, page.forms)}
              </p>
              <p className={classNames(text.small, text.secondary)}>{category.description}</p>
              <Leaves kind={kind} of={categories.filter(({ parent }) => parent === category.slug)} />
            </li>
          ))}
      </ul>
    </div>
  );
}

function Leaves({ kind, of }: { kind: Kind; of: readonly Counted[] }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.leaves}>
      {of.map((category) => (
        <li key={category.slug}>
          <PageLink to={addressOf(kind, category)}>{category.name}</PageLink>
          <span className={text.muted}>
            <span className={text.hidden}>, {counted(category.count, pages[kind].forms)}</span>
            <span aria-hidden="true">{category.count}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
