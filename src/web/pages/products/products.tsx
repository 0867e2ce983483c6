import { Form, redirect } from 'react-router';
import { listProducts, productsPerPage } from '../../../features/products/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { homeUrl, productsUrl } from '../../urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { Narrow } from './narrow.tsx';
import { ProductGroup } from './product-group.tsx';
import { productsAddress, readProductsChoice } from './products-address.ts';
import styles from './products.module.css';

/** One category has the whole page. */
const productsAlone = 48;

export async function loader({ context, url }: RouteArgs) {
  const choice = readProductsChoice(url.searchParams);
  const tidy = productsAddress(choice);
  if (tidy !== url.pathname + url.search) throw redirect(tidy);
  const limit = choice.category ? productsAlone : productsPerPage;
  return { choice, limit, list: await loadFromApi(context, listProducts, { query: { ...choice, limit } }) };
}

export default function Products({ loaderData: { choice, limit, list } }: PageProps<typeof loader>) {
  const category = list.categories.find(({ slug }) => slug === choice.category);
  const brand = list.brands.find(({ slug }) => slug === choice.brand);
  const narrowed = [category?.name, brand?.name].filter(Boolean).join(', ');
  const isWhole = !choice.category && !choice.brand && !choice.page;
  return (
    <div className={layout.wrap}>
      <PageHead
        title={`Produkty: ${narrowed || 'modelové řady z inzerátů'}`}
        description="Modelové řady florbalek, čepelí, bot a brankářské výstroje, které se tu inzerují, s cenami z druhé ruky."
        path={productsUrl}
        index={isWhole && list.groups.length > 0}
      />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: 'Produkty', to: productsUrl },
          ...(category ? [{ label: category.name }] : []),
        ]}
      />
      <div className={layout.pageHead}>
        <h1>Produkty</h1>
        <p className={text.lead}>
          Modelové řady z&nbsp;aktivních inzerátů a&nbsp;za kolik se nabízejí. Cenu ukážeme, jakmile jsou
          aspoň tři nabídky s&nbsp;pevnou cenou.
        </p>
      </div>
      <Form action={productsUrl} className={styles.filter}>
        <Narrow label="Kategorie" name="category" of={list.categories} chosen={choice.category} />
        <Narrow label="Značka" name="brand" of={list.brands} chosen={choice.brand} />
        <Button variant="secondary">Ukázat</Button>
      </Form>
      {list.groups.length === 0 && (
        <EmptyState
          title="Takovou řadu tu teď nikdo neinzeruje."
          actions={<LinkButton to={productsUrl}>Všechny produkty</LinkButton>}
        >
          Zkus jinou kategorii nebo značku.
        </EmptyState>
      )}
      {list.groups.map((group) => (
        <ProductGroup key={group.slug} group={group} choice={choice} limit={limit} />
      ))}
    </div>
  );
}
