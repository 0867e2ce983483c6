import { redirect } from 'react-router';
import { feedAddress } from '../../../features/seo/address.ts';
import { searchAddress } from '../../../features/search/address.ts';
import { getBrand } from '../../../features/products/contract.ts';
import { minForIndex } from '../../../features/search/rules.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { callApi } from '../../api-client.ts';
import { ItemListStructuredData } from '../../structured-data/structured-data.tsx';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { brandUrl, brandsUrl, homeUrl } from '../../urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { BrandCategories } from './brand-categories.tsx';
import { BrandFacts } from './brand-facts.tsx';
import { BrandLines } from './brand-lines.tsx';
import { brandDescription, describeGear, describeMaker } from './describe-brand.ts';
import { formatDemandCount, formatOfferCount } from './format-stock.ts';
import { ListingRow } from '../home/listing-row.tsx';

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
