import { redirect } from 'react-router';
import { keepUnits } from '../../../contract/typography.ts';
import { landingUrl } from '../../../features/landings/address.ts';
import {
  describeLanding,
  landingName,
  landingTitle,
} from '../../../features/landings/components/format-landing.ts';
import { getLanding, type Landing, type LandingLink } from '../../../features/landings/contract.ts';
import { ListingCard } from '../../../features/listings/components/listing-card.tsx';
import { shownCards } from '../../../features/listings/components/shown-card.ts';
import { inRegion } from '../../../features/places/components/format-region.ts';
import { type SearchState, searchAddress } from '../../../features/search/address.ts';
import { minForIndex } from '../../../features/search/rules.ts';
import { feedAddress } from '../../../features/seo/address.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { CardGrid } from '../../../ui/cards/card-grid.tsx';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import { FittingArticles } from '../../fitting-articles.tsx';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { ItemListStructuredData } from '../../structured-data/structured-data.tsx';
import {
  brandsUrl,
  brandUrl,
  categoryUrl,
  homeUrl,
  localitiesUrl,
  productsUrl,
  productUrl,
  regionUrl,
} from '../../../contract/urls.ts';
import { localitiesAddress } from '../localities/localities-address.ts';

type Parts = 'brand?' | 'category?' | 'region?' | 'product?' | 'size?';

export async function loader({ context, params, url }: RouteArgs<Parts>) {
  const answer = await callApi(context, getLanding, { query: { ...params } });
  if (!answer.ok) return pageNotFound(context, url.pathname);
  const landing = answer.data;
  const path = landingUrl(landing.address);
  if (path !== url.pathname) throw redirect(path + url.search, 301);
  return { landing: { ...landing, items: shownCards(landing.items) }, path, now: Date.now() };
}

/**
 * Offers of a brand, a region, or a product line in a size, summarized in a sentence, with links to related
 * pages.
 */
export default function LandingPage({ loaderData: { landing, path, now } }: PageProps<typeof loader>) {
  const { offers, items, region } = landing;
  const search = searchOf(landing);
  const name = landingName(landing);
  const sentence = offers > 0 ? describeLanding(landing) : 'Teď tu žádná nabídka není.';
  return (
    <div className={layout.wrap}>
      <PageHead
        title={landingTitle(landing)}
        description={`${sentence} Bez provize, přímo od hráčů.`}
        path={path}
        index={offers >= minForIndex}
        feed={feedAddress(search)}
      />
      <ItemListStructuredData listings={items} />
      <Breadcrumbs steps={wayTo(landing)} />
      <div className={layout.pageHead}>
        <h1>{name}</h1>
        {offers > 0 && <p className={text.lead}>{keepUnits(sentence)}</p>}
      </div>
      {offers > 0 ? (
        <>
          <div className={layout.row}>
            <LinkButton to={searchAddress(search)}>Filtrovat a řadit</LinkButton>
            {region && !landing.category && (
              <LinkButton to={localitiesAddress({ kind: 'offer', region: region.code })} variant="secondary">
                Okresy na mapě
              </LinkButton>
            )}
          </div>
          <Sizes landing={landing} search={search} />
          <section className={layout.section} aria-labelledby="nabidky">
            <div className={layout.sectionHead}>
              <h2 id="nabidky">{offers > items.length ? 'Nejnovější nabídky' : 'Nabídky'}</h2>
            </div>
            <CardGrid>
              {items.map((listing) => (
                <ListingCard key={listing.id} listing={listing} now={now} />
              ))}
            </CardGrid>
            {offers > items.length && (
              <div className={classNames(layout.row, layout.section)}>
                <LinkButton to={searchAddress(search)} variant="secondary">
                  Všechny nabídky
                </LinkButton>
              </div>
            )}
          </section>
        </>
      ) : (
        <EmptyState
          title="Teď tu žádná nabídka není."
          actions={<LinkButton to={searchAddress(search)}>Hledat něco podobného</LinkButton>}
        >
          V&nbsp;hledání uvidíš, co je nejblíž, a&nbsp;můžeš si nechat hlídat, až se něco objeví.
        </EmptyState>
      )}
      {landing.category?.slug.startsWith('brankarsk') && (
        <FittingArticles category={landing.category.slug} place="list" />
      )}
      <Neighbours landing={landing} />
    </div>
  );
}

/** The equivalent search, where the offers can be filtered and sorted. */
function searchOf({ brand, category, region, product, size }: SearchedParts): SearchState {
  return {
    ...(brand && product ? { q: [`${brand.name} ${product.name}`] } : {}),
    ...(category ? { category: [category.slug] } : {}),
    ...(brand && !product ? { brand: [brand.slug] } : {}),
    ...(region ? { place: [region.code] } : {}),
    ...(size ? inSize(size) : {}),
  };
}
type SearchedParts = Pick<Landing, 'brand' | 'category' | 'region' | 'product' | 'size'>;

const inSize = ({ parameter, value }: NonNullable<Landing['size']>): SearchState => ({
  [parameter]: [value],
});

function wayTo({ brand, category, region, product, size }: SearchedParts) {
  const home = { label: 'Domů', to: homeUrl };
  if (brand && product && size) {
    return [
      home,
      { label: 'Produkty', to: productsUrl },
      { label: brand.name, to: brandUrl(brand.slug) },
      { label: product.name, to: productUrl(product.slug) },
      { label: size.label },
    ];
  }
  const [list, thing] = brand
    ? [
        { label: 'Značky', to: brandsUrl },
        { label: brand.name, to: brandUrl(brand.slug) },
      ]
    : [
        { label: 'Lokality', to: localitiesUrl },
        { label: region?.name ?? '', to: region && regionUrl(region.slug) },
      ];
  return [home, list, thing, ...(category ? [{ label: category.name }] : [])];
}

/** Available sizes, each linking to its offers. */
function Sizes({ landing: { sizes }, search }: { landing: Pick<Landing, 'sizes'>; search: SearchState }) {
  if (sizes.length < 2) return null;
  return (
    <section className={layout.section} aria-labelledby="velikosti">
      <div className={layout.sectionHead}>
        <h2 id="velikosti">{sizes.every(({ label }) => label.endsWith('cm')) ? 'Délky' : 'Velikosti'}</h2>
      </div>
      <ChipRow label="Velikosti, které jsou teď v nabídce">
        {sizes.map((size) => (
          <ChipLink key={size.value} to={searchAddress({ ...search, ...inSize(size) })} count={size.offers}>
            {size.label}
          </ChipLink>
        ))}
      </ChipRow>
    </section>
  );
}

function Neighbours({ landing }: { landing: Omit<Landing, 'items'> }) {
  const { brand, category, product, neighbours } = landing;
  const groups: { title: string; links: readonly LandingLink[] }[] = [
    { title: `${brand?.name} ${product?.name} v jiné velikosti`, links: neighbours.sizes },
    { title: `${category?.name} jiných značek`, links: neighbours.brands },
    { title: titleOfCategories(landing), links: neighbours.categories },
    { title: `${category?.name ?? 'Výbava'} v jiných krajích`, links: neighbours.regions },
  ];
  return (
    <>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <section key={title} className={layout.section}>
            <div className={layout.sectionHead}>
              <h2>{title}</h2>
            </div>
            <ChipRow label={title}>
              {links.map(({ address, label, offers }) => (
                <ChipLink key={landingUrl(address)} to={landingUrl(address)} count={offers}>
                  {label}
                </ChipLink>
              ))}
            </ChipRow>
          </section>
        ))}
      {category && !product && (
        <p className={layout.section}>
          <PageLink to={categoryUrl(category.slug)}>{`${category.name} z celého Česka`}</PageLink>
        </p>
      )}
    </>
  );
}

function titleOfCategories({ brand, category, region }: SearchedParts): string {
  if (brand) return `Další kategorie značky ${brand.name}`;
  return category && region ? `Co dalšího je ${inRegion(region.name)}` : 'Podle kategorie';
}
