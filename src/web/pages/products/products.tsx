import { Form, redirect } from 'react-router';
import { listProducts, type ProductList, productsPerPage } from '../../../features/products/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { homeUrl, productsUrl } from '../../../contract/urls.ts';
import { ProductTile } from './product-tile.tsx';
import styles from './products.module.css';

/** Products per page when one category is selected. */
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
          Modelové řady z&nbsp;aktivních inzerátů. První jsou ty, u&nbsp;kterých víme, za kolik se obvykle
          prodávají nebo nabízejí.
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

/** A filter; each option has its number of products. */
function Narrow({
  label,
  name,
  of: choices,
  chosen,
}: {
  label: string;
  name: string;
  of: readonly { slug: string; name: string; products: number }[];
  chosen: string | undefined;
}) {
  const options = choices.map((each) => ({ value: each.slug, label: `${each.name} (${each.products})` }));
  return (
    <Field label={label} optional note="">
      {(wiring) => (
        <Select
          {...wiring}
          key={chosen}
          name={name}
          placeholder="Všechny"
          options={options}
          defaultValue={chosen}
        />
      )}
    </Field>
  );
}

/** Product lines of one category; paginated when it is the only one. */
function ProductGroup({
  group: { slug, name, total, products },
  choice,
  limit,
}: {
  group: ProductList['groups'][number];
  choice: ProductsChoice;
  limit: number;
}) {
  const alone = choice.category === slug;
  const page = choice.page ?? 1;
  return (
    <section className={layout.sectionNext} aria-labelledby={`rady-${slug}`}>
      <div className={layout.sectionHead}>
        <h2 id={`rady-${slug}`}>{name}</h2>
        {!alone && total > products.length && (
          <PageLink to={productsAddress({ category: slug, brand: choice.brand })} className={layout.more}>
            Všech {total}
          </PageLink>
        )}
      </div>
      <ul className={styles.tiles}>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
      {alone && total > limit && (
        <Pager
          shown={Math.min(page * limit, total)}
          total={total}
          nextTo={page * limit < total ? productsAddress({ ...choice, page: page + 1 }) : undefined}
          pages={Array.from({ length: Math.ceil(total / limit) }, (_, index) => ({
            number: index + 1,
            to: productsAddress({ ...choice, page: index + 1 }),
            current: index + 1 === page,
          }))}
        />
      )}
    </section>
  );
}

/** Filters of the product catalogue; page one is undefined. */
type ProductsChoice = {
  category?: string | undefined;
  brand?: string | undefined;
  page?: number | undefined;
};

/** Parses the query of a plain GET form, including empty fields. */
function readProductsChoice(query: URLSearchParams): ProductsChoice {
  const slug = (name: string) => /^[a-z0-9-]{1,60}$/.exec(query.get(name) ?? '')?.[0];
  const page = /^[1-9]\d{0,2}$/.exec(query.get('page') ?? '')?.[0];
  const category = slug('category');
  return {
    category,
    brand: slug('brand'),
    page: category && page && page !== '1' ? Number(page) : undefined,
  };
}

/** Canonical URL of the filters. */
function productsAddress({ category, brand, page }: ProductsChoice): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (brand) query.set('brand', brand);
  if (category && page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${productsUrl}?${query}` : productsUrl;
}
