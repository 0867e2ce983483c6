import { redirect } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { ListingCard } from '../../../features/listings/components/listing-card.tsx';
import { shownCards } from '../../../features/listings/components/shown-card.ts';
import { formatRange } from '../../../features/products/components/format-usual-price.ts';
import { UsualPricesTable } from '../../../features/products/components/usual-prices-table.tsx';
import { getProduct, type ProductPage } from '../../../features/products/contract.ts';
import { searchAddress } from '../../../features/search/address.ts';
import { minForIndex } from '../../../features/search/rules.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { callApi } from '../../api-client.ts';
import { JsonLd } from '../../json-ld.tsx';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { ItemListStructuredData } from '../../structured-data/structured-data.tsx';
import { brandUrl, homeUrl, productInSizeUrl, productsUrl, productUrl } from '../../../contract/urls.ts';
import { formatStock } from '../brands/format-stock.ts';
import styles from './products.module.css';

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
          <ProductCategory key={category.slug} category={category} product={slug} />
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

/** Structured data of a product with known prices (schema.org), for its category with most offers. */
function ProductStructuredData({ product }: { product: Pick<ProductPage, 'brand' | 'name' | 'categories'> }) {
  const priced = product.categories.find(({ prices }) => prices);
  if (!priced?.prices) return null;
  const { min, max, count } = priced.prices;
  return (
    <JsonLd
      facts={{
        '@type': 'Product',
        name: `${product.brand.name} ${product.name}`,
        brand: { '@type': 'Brand', name: product.brand.name },
        category: priced.name,
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'CZK',
          lowPrice: min,
          highPrice: max,
          offerCount: count,
        },
      }}
    />
  );
}

/** Prices and available sizes of a product line in one category; renders nothing when neither is known. */
function ProductCategory({
  category,
  product,
}: {
  category: ProductPage['categories'][number];
  product: string;
}) {
  const { slug, name, prices, usual, seen } = category;
  const sizes = category.sizes.filter(({ offers }) => offers >= minForIndex);
  if (!prices && !usual && seen.length === 0) return null;
  return (
    <section className={layout.panel} aria-labelledby={`v-${slug}`}>
      <h2 id={`v-${slug}`}>{name}</h2>
      <div className={styles.category}>
        <div className={styles.prices}>
          {usual ? (
            <UsualPricesTable usual={usual} label={`Za kolik se obvykle prodávají: ${name}`} />
          ) : (
            <p className={classNames(text.small, text.secondary)}>
              Na obvyklou cenu je tu zatím málo prodejů a&nbsp;nabídek.
            </p>
          )}
          {prices && (
            <p className={classNames(text.small, text.secondary)}>
              Teď se nabízí za {formatRange({ low: prices.min, high: prices.max })}, jde o&nbsp;
              {counted(prices.count, ['nabídku', 'nabídky', 'nabídek'])} s&nbsp;pevnou cenou.
            </p>
          )}
        </div>
        {sizes.length > 0 && (
          <ChipRow label={`Velikosti, kterých je víc: ${name}`}>
            {sizes.map((size) => (
              <ChipLink key={size.slug} to={productInSizeUrl(product, size.slug)} count={size.offers}>
                {size.label}
              </ChipLink>
            ))}
          </ChipRow>
        )}
        {seen.length > 0 && (
          <AttributeTable
            label={`Co bývá v nabídkách: ${name}`}
            rows={seen.map(({ label, value }) => ({ name: label, value }))}
          />
        )}
      </div>
    </section>
  );
}
