import { counted } from '../../../contract/czech.ts';
import { adminCategoriesUrl, adminCategoryUrl, adminOptionsUrl } from '../../../contract/urls.ts';
import { type CategorySummary, listManagedCategories } from '../../../features/categories/contract.ts';
import { Badge } from '../../../ui/cards/badge.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import admin from './admin.module.css';
import { AdminFrame } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import { formatActive, RereadingNote } from './rereading-note.tsx';

export const loader = async ({ context, url }: RouteArgs) => loadForRole(url, context, listManagedCategories);

/** Categories, and the lists of options from which advertisers choose. */
export default function AdminCategoriesPage({
  loaderData: { categories, lists, rereading },
}: PageProps<typeof loader>) {
  return (
    <AdminFrame>
      <PageHead title="Kategorie, správa" path={adminCategoriesUrl} index={false} />
      <h1>Kategorie</h1>
      <p className={text.secondary}>
        Kategorie a možnosti jde přejmenovat, skrýt z nových inzerátů a sloučit. Změna platí hned.
      </p>
      {rereading && <RereadingNote of={rereading} />}
      <ExportLink list="categories" />
      <ul className={layout.stackSmall} aria-label="Kategorie">
        {categories
          .filter(({ parent }) => parent === undefined)
          .map((category) => (
            <li key={category.slug} className={layout.stackSmall}>
              <CategoryRow of={category} />
              <Leaves of={categories.filter(({ parent }) => parent === category.slug)} />
            </li>
          ))}
      </ul>
      <section className={layout.stack} aria-labelledby="moznosti">
        <h2 id="moznosti">Možnosti na výběr</h2>
        <p className={text.secondary}>Z čeho se u inzerátu a ve filtrech vybírá.</p>
        <ul className={layout.stackSmall}>
          {lists.map(({ list, name, options, hidden }) => (
            <li key={list} className={layout.row}>
              <PageLink to={adminOptionsUrl(list)}>{name}</PageLink>
              <span className={text.secondary}>
                {counted(options, ['možnost', 'možnosti', 'možností'])}
                {hidden > 0 && `, ${counted(hidden, ['skrytá', 'skryté', 'skrytých'])}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </AdminFrame>
  );
}

function Leaves({ of }: { of: readonly CategorySummary[] }) {
  if (of.length === 0) return undefined;
  return (
    <ul className={admin.leaves}>
      {of.map((leaf) => (
        <li key={leaf.slug}>
          <CategoryRow of={leaf} />
        </li>
      ))}
    </ul>
  );
}

function CategoryRow({ of: { slug, name, active, hidden } }: { of: CategorySummary }) {
  return (
    <div className={layout.row}>
      <PageLink to={adminCategoryUrl(slug)}>{name}</PageLink>
      <span className={text.secondary}>{formatActive(active)}</span>
      {hidden && <Badge tone="off">skrytá</Badge>}
    </div>
  );
}
