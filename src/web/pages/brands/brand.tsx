import { redirect } from 'react-router';
import { type BrandPage, getBrand } from '../../../features/products/contract.ts';
import { searchAddress } from '../../../features/search/address.ts';
import { minForIndex } from '../../../features/search/rules.ts';
import { feedAddress } from '../../../features/seo/address.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { ItemListStructuredData } from '../../structured-data/structured-data.tsx';
import { brandInCategoryUrl, brandsUrl, brandUrl, homeUrl, productsUrl } from '../../../contract/urls.ts';
import { ListingRow } from '../home/listing-row.tsx';
import { ProductTile } from '../products/product-tile.tsx';
import products from '../products/products.module.css';
import styles from './brand.module.css';
import { brandDescription, describeGear, describeMaker } from './describe-brand.ts';
import { formatDemandCount, formatOfferCount } from './format-stock.ts';

const linesShown = 24;

/** Product lines named in live listings, by category. */
function BrandLines({ brand }: { brand: BrandPage }) {
  const names = new Map(brand.categories.map(({ slug, name }) => [slug, name]));
  return (
    <section aria-labelledby="rady">
      <div className={layout.sectionHead}>
        <h2 id="rady">Modelové řady</h2>
        {brand.products.length > linesShown && (
          <PageLink to={`${productsUrl}?brand=${brand.slug}`} className={layout.more}>
            Všech {brand.products.length}
          </PageLink>
        )}
      </div>
      {brand.products.length === 0 ? (
        <p className={text.secondary}>V&nbsp;aktivních inzerátech teď žádná její řada není.</p>
      ) : (
        <ul className={products.tiles}>
          {brand.products.slice(0, linesShown).map((product) => (
            <li key={`${product.slug} ${product.category}`}>
              <ProductTile product={product} brand={false} note={names.get(product.category)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export async function loader({ context, params, url }: RouteArgs<'brand'>) {
  const answer = await callApi(context, getBrand, { params: { slug: params.brand } });
  if (!answer.ok) return pageNotFound(context, url.pathname);
  const brand = answer.data;
  if (brand.slug !== params.brand) throw redirect(brandUrl(brand.slug), 301);
  return { brand, now: Date.now() };
}

export default function Brand({ loaderData: { brand, now } }: PageProps<typeof loader>) {
  const { slug, name, offers, demands } = brand;
  const maker = describeMaker(brand);
  const offersUrl = searchAddress({ kind: ['offer'], brand: [slug] });
  return (
    <>
      <div className={layout.wrap}>
        <PageHead
          title={`${name} z druhé ruky`}
          description={brandDescription(brand)}
          path={brandUrl(slug)}
          index={offers + demands >= minForIndex}
          feed={feedAddress({ brand: [slug] })}
        />
        <ItemListStructuredData listings={brand.newest} />
        <Breadcrumbs
          steps={[{ label: 'Domů', to: homeUrl }, { label: 'Značky', to: brandsUrl }, { label: name }]}
        />
        <div className={layout.pageHead}>
          <h1>{name}</h1>
          <p className={text.lead}>{[maker, describeGear(brand)].filter(Boolean).join(' ')}</p>
        </div>
        <div className={layout.row}>
          {offers > 0 && <LinkButton to={offersUrl}>Ukázat {formatOfferCount(offers)}</LinkButton>}
          {demands > 0 && (
            <LinkButton to={searchAddress({ kind: ['demand'], brand: [slug] })} variant="secondary">
              {formatDemandCount(demands)}
            </LinkButton>
          )}
          {offers + demands === 0 && <p className={text.secondary}>Teď ji tu nikdo nenabízí ani neshání.</p>}
        </div>
        <div className={classNames(layout.columns, layout.columnsSide, layout.section)}>
          <BrandLines brand={brand} />
          <div className={layout.stack}>
            <BrandCategories brand={brand} />
            <BrandFacts brand={brand} />
          </div>
        </div>
      </div>
      {brand.newest.length > 0 && (
        <ListingRow
          id="nejnovejsi"
          title="Nejnovější nabídky"
          listings={brand.newest}
          now={now}
          empty=""
          more={{ label: 'Všechny nabídky', to: offersUrl }}
        />
      )}
    </>
  );
}

/** Categories of the brand's listings; each links to as many listings as its count. */
function BrandCategories({ brand: { slug: brand, categories } }: { brand: BrandPage }) {
  if (categories.length === 0) return null;
  return (
    <section className={layout.panel} aria-labelledby="kategorie">
      <h2 id="kategorie">Kategorie</h2>
      <ul className={styles.categories}>
        {categories.map(({ slug, name, offers, demands }) => (
          <li key={slug}>
            <span>
              {offers >= minForIndex ? (
                <PageLink to={brandInCategoryUrl(brand, slug)}>{name}</PageLink>
              ) : (
                name
              )}
            </span>
            {offers > 0 && (
              <PageLink to={searchAddress({ category: [slug], brand: [brand], kind: ['offer'] })}>
                {formatOfferCount(offers)}
              </PageLink>
            )}
            {demands > 0 && (
              <PageLink to={searchAddress({ category: [slug], brand: [brand], kind: ['demand'] })}>
                {formatDemandCount(demands)}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Facts a buyer may confuse: the brand's terms for hardness, and brands of the same manufacturer. */
function BrandFacts({ brand: { name, facts } }: { brand: BrandPage }) {
  const { bladeHardness, sameMaker } = facts;
  if (!bladeHardness && sameMaker.length === 0) return null;
  return (
    <section className={layout.panel} aria-labelledby="dobre-vedet">
      <h2 id="dobre-vedet">Dobré vědět</h2>
      <div className={classNames(styles.facts, text.small)}>
        {bladeHardness && (
          <>
            <p>Tvrdost čepelí má u&nbsp;každé značky jiná slova. {name} píše:</p>
            <dl className={styles.hardness}>
              <dt>z&nbsp;PE</dt>
              <dd>{bladeHardness.pe}</dd>
              <dt>z&nbsp;PP</dt>
              <dd>{bladeHardness.pp}</dd>
            </dl>
          </>
        )}
        {sameMaker.map((other) => (
          <p key={other.slug}>
            Ke stejnému výrobci patří <PageLink to={brandUrl(other.slug)}>{other.name}</PageLink>. Díly obou
            značek se přesto nesmějí míchat: taková hůl není schválená.
          </p>
        ))}
      </div>
    </section>
  );
}
