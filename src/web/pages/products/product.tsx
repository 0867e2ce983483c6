import { redirect } from 'react-router';
import { ListingCard } from '../../../features/listings/components/listing-card.tsx';
import { shownCards } from '../../../features/listings/components/shown-card.ts';
import { searchAddress } from '../../../features/search/address.ts';
import { getProduct } from '../../../features/products/contract.ts';
import { minForIndex } from '../../../features/search/rules.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { callApi } from '../../api-client.ts';
import { ItemListStructuredData } from '../../structured-data/structured-data.tsx';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { brandUrl, homeUrl, productUrl, productsUrl } from '../../urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { formatStock } from '../brands/format-stock.ts';
import { ProductCategory } from './product-category.tsx';
import { ProductStructuredData } from './product-structured-data.tsx';

export async function loader({ context, params, url }: RouteArgs<'product'>) {
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const answer = await callApi(context, getProduct, { params: { slug: params.product }, query: { cursor } });
  if (!answer.ok && answer.status === 422) throw redirect(productUrl(params.product));
  if (!answer.ok) return pageNotFound(context, url.pathname);
  const product = answer.data;
  if (product.slug !== params.product) throw redirect(productUrl(product.slug) + url.search, 301);
  return { product: { ...product, items: shownCards(product.items) }, now: Date.now() };
}

export default function Product({ loaderData: { product, now } }: PageProps<typeof loader>) {
  const { slug, brand, offers, demands, items, offset, next } = product;
  const name = `${brand.name} ${product.name}`;
  const living = offers + demands;
  const inCategories = product.categories.map((each) => `${each.name}: ${formatStock(each)}`).join(', ');
  const named = searchAddress({ q: [`${brand.name} ${product.name}`] });
  return (
    <div className={layout.wrap}>
      <PageHead
        title={`${name} z druhé ruky: ceny a inzeráty`}
        description={`${name}: ${formatStock(product)} přímo od hráčů, ceny z druhé ruky a parametry, které se inzerují.`}
        path={productUrl(slug)}
        index={living >= minForIndex && offset === 0}
      />
      <ProductStructuredData product={product} />
      <ItemListStructuredData listings={items} />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: 'Produkty', to: productsUrl },
          { label: brand.name, to: brandUrl(brand.slug) },
          { label: product.name },
        ]}
      />
      <div className={layout.pageHead}>
        <h1>{name}</h1>
        <p className={text.lead}>
          {living > 0 ? `${inCategories}.` : 'Teď ji tu nikdo nenabízí ani neshání.'}
        </p>
      </div>
      <div className={layout.stack}>
        {product.categories.map((category) => (
          <ProductCategory key={category.slug} category={category} />
        ))}
      </div>
      {items.length > 0 && (
        <section className={layout.section} aria-labelledby="inzeraty">
          <div className={layout.sectionHead}>
            <h2 id="inzeraty">Inzeráty</h2>
            <PageLink to={named} className={layout.more}>
              Hledat „{name}“
            </PageLink>
          </div>
          <CardGrid>
            {items.map((listing) => (
              <ListingCard key={listing.id} listing={listing} now={now} />
            ))}
          </CardGrid>
          {(offset > 0 || next) && (
            <Pager
              shown={offset + items.length}
              total={Math.max(living, offset + items.length)}
              nextTo={next && `${productUrl(slug)}?cursor=${next}`}
            />
          )}
          {offset > 0 && (
            <LinkButton to={productUrl(slug)} variant="tertiary">
              Na začátek výpisu
            </LinkButton>
          )}
        </section>
      )}
      {living === 0 && (
        <div className={classNames(layout.row, layout.section)}>
          <LinkButton to={brandUrl(brand.slug)}>Co je teď od {brand.name}</LinkButton>
          <LinkButton to={productsUrl} variant="secondary">
            Všechny produkty
          </LinkButton>
        </div>
      )}
    </div>
  );
}
