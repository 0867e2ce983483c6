import { useLocation, useNavigation } from 'react-router';
import {
  changed,
  listedKind,
  searchAddress,
  searchAround,
  type SearchState,
} from '../../../features/search/address.ts';
import type { CountForms } from '../../../contract/czech.ts';
import { searchTooShort } from '../../../contract/search-too-short.ts';
import { mapAddress } from '../../../features/maps/address.ts';
import { feedAddress } from '../../../features/seo/address.ts';
import { FilterForm } from '../../../features/search/components/filter-form.tsx';
import { ChosenChips } from '../../../features/search/components/chosen-chips.tsx';
import { SearchTools } from '../../../features/search/components/search-tools.tsx';
import { ShowFound } from '../../../features/search/components/show-found.tsx';
import tools from '../../../features/search/components/search-tools.module.css';
import { useFilterForm } from '../../../features/search/components/use-filter-form.ts';
import { usePreview } from '../../../features/search/components/use-preview.ts';
import type { Facet } from '../../../features/search/contract.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import { Map as MapIcon } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { WatchSearch } from '../../../features/watches/components/watch-search.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { FittingArticles } from '../../fitting-articles.tsx';
import { ItemListStructuredData } from '../../structured-data/structured-data.tsx';
import { formatOwnPlace } from '../../own-place.ts';
import { useShell } from '../../shell.ts';
import { PageHead } from '../../page-head.tsx';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import { addOfferUrl, homeUrl, orderUrl, searchUrl } from '../../../contract/urls.ts';
import { CategoryLandings } from './category-landings.tsx';
import { SearchAnswer } from './search-answer.tsx';
import type { loadSearch } from './search.server.ts';
import styles from './search.module.css';
import { useEffect } from 'react';

/** The id of the filters' form, which the search field of the header belongs to. */
export const filterFormId = 'filtry-hledani';
const drawerId = 'filtry';

const askedFor: Readonly<Record<ReturnType<typeof listedKind>, CountForms>> = {
  offer: ['nabídku', 'nabídky', 'nabídek'],
  demand: ['poptávku', 'poptávky', 'poptávek'],
  all: ['inzerát', 'inzeráty', 'inzerátů'],
};

/** Filters beside the results, or in a drawer on small screens. */
export function SearchView({ loaded }: { loaded: Awaited<ReturnType<typeof loadSearch>> }) {
  const { search, errors, category, parent, filters, result } = loaded;
  const waiting = useNavigation().state === 'loading';
  const { key } = useLocation();
  const preview = usePreview(key, { total: result?.total, facets: loaded.facets });
  const form = useFilterForm({
    search,
    placeName: loaded.placeName,
    wrongRanges: loaded.wrongRanges,
    parents: loaded.parents,
    drawerId,
    onChoice: preview.ask,
  });
  const { title, found } = loaded;
  const wordsError = form.tooShort ? searchTooShort : errors.q;
  const own = useShell()?.place;
  const near =
    own && !loaded.somewhere
      ? {
          label: `U mě: ${formatOwnPlace(own)}`,
          to: searchAddress(searchAround(search, own.code, own.radius)),
        }
      : undefined;
  useSearchLog(
    search,
    !search.cursor && result !== undefined && (result.total === 0 || loaded.ignored.length > 0),
  );
  const mapKind = listedKind(search) === 'demand' ? 'demand' : 'offer';
  return (
    <div className={layout.wrap}>
      <PageHead
        title={loaded.headTitle}
        description={
          category
            ? `${category.name} z druhé ruky. ${category.description} Bez provize, přímo s hráči.`
            : 'Všechny nabídky a poptávky florbalové výbavy z celého Česka. Vybírej podle strany, délky, flexu, ceny, stavu a místa.'
        }
        path={loaded.canonical}
        index={loaded.index}
        feed={feedAddress(search)}
      />
      {result && <ItemListStructuredData listings={result.items} />}
      <div className={styles.crumbs}>
        <Breadcrumbs
          steps={[
            { label: 'Domů', to: homeUrl },
            { label: 'Nabídky', to: searchUrl },
            ...(parent ? [{ label: parent.name, to: parent.to }] : []),
            ...(category ? [{ label: category.name }] : []),
          ]}
        />
      </div>
      <div className={styles.head}>
        <div className={classNames(styles.words, search.q && styles.typed)}>
          <h1>{title}</h1>
          <p>
            <span role="status">{found}</span>
          </p>
        </div>
        <ChosenChips
          filters={loaded.filters}
          understood={loaded.understood}
          ignored={loaded.ignored}
          near={near}
        />
      </div>
      {loaded.unknownPlace && (
        <div className={styles.notice}>
          <Alert severity="warn">Místo z adresy neznáme, a tak hledáme v celé ČR.</Alert>
        </div>
      )}
      <div role={wordsError ? 'alert' : undefined}>
        <FieldMessageLines id="q" error={wordsError} />
      </div>
      <div className={classNames(layout.columns, layout.columnsFacets)}>
        <Drawer
          id={drawerId}
          title="Filtry"
          reset={
            <LinkButton
              to={searchUrl}
              variant="tertiary"
              size="tap"
              className={filters.length === 0 ? styles.onlyInDrawer : undefined}
            >
              Zrušit vše
            </LinkButton>
          }
          sidebar
          footer={
            <ShowFound
              form={filterFormId}
              forms={askedFor[listedKind(search)]}
              total={preview.total}
              counting={preview.busy}
              className={styles.onlyInDrawer}
            />
          }
        >
          {loaded.wordsAsFilters !== undefined && (
            <p className={styles.wordsAsFilters}>
              <PageLink to={loaded.wordsAsFilters} rel="nofollow">
                Rozepsat hledaná slova do filtrů
              </PageLink>
            </p>
          )}
          <FilterForm
            id={filterFormId}
            action={searchUrl}
            search={search}
            facets={preview.facets}
            placeName={loaded.placeName}
            interpretations={loaded.interpretations}
            wrongRanges={loaded.wrongRanges}
            meant={loaded.meant}
            placeError={errors.placeName}
            suggestPlaces={suggestPlacesInBrowser}
            formProps={form.formProps}
          />
        </Drawer>
        <div className={styles.results}>
          <SearchTools
            formId={filterFormId}
            drawerId={drawerId}
            search={search}
            filters={filters.length + loaded.interpretations.length}
            nearest={loaded.nearest}
            onSort={form.send}
            kinds={<KindTabs search={search} facets={loaded.facets} />}
          >
            <PageLink to={mapAddress({ kind: mapKind, search, page: 1 })} className={tools.tool}>
              <Icon of={MapIcon} />
              <span className={tools.word}>Mapa</span>
            </PageLink>
            <WatchSearch search={search} tool />
          </SearchTools>
          <div className={classNames(waiting && styles.waiting)} aria-busy={waiting}>
            <SearchAnswer
              search={search}
              result={result}
              pagesQuery={loaded.pagesQuery}
              loosen={loaded.loosen}
              demandTo={loaded.demandTo}
              without={loaded.without}
              alternatives={loaded.alternatives}
              now={loaded.now}
            />
          </div>
          <p className={styles.order}>
            <PageLink to={orderUrl}>Jak řadíme</PageLink>
          </p>
          {search.swap?.includes('yes') && (
            <p className={text.secondary}>
              Nabídni svou věc k&nbsp;výměně a&nbsp;zkusíme najít, s&nbsp;kým to vyjde ve dvou, ve třech nebo
              ve čtyřech. <PageLink to={addOfferUrl}>Přidat nabídku</PageLink>
            </p>
          )}
          <CategoryLandings groups={loaded.landings} />
          <FittingArticles category={category?.slug} place="list" />
        </div>
      </div>
    </div>
  );
}

/** Tabs for offers and demands. Both at once are listed only if the URL asks for it. */
function KindTabs({ search, facets }: { search: SearchState; facets: readonly Facet[] }) {
  const facet = facets.find(({ key }) => key === 'kind');
  const options = facet?.type === 'values' ? facet.options : [];
  const listed = listedKind(search);
  const count = (value: string) => options.find((each) => each.value === value)?.count;
  const to = (kind: string) => searchAddress(changed(search, 'kind', [kind]));
  const tab = (kind: string, label: string) => ({ label, to: to(kind), current: listed === kind });
  return (
    <Tabs
      label="Druh inzerátu"
      tabs={[
        tab('offer', 'Nabídky'),
        { ...tab('demand', 'Poptávky'), count: count('demand') },
        ...(listed === 'all' ? [tab('all', 'Vše')] : []),
      ]}
    />
  );
}

/**
 * Reports searches that fail to the operator (docs/decisions/0285); `lacks` is whether this one found nothing or
 * contained an unknown word. The code is loaded after hydration, so that it delays nothing.
 */
function useSearchLog(search: SearchState, lacks: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    import('./log-search.ts').then(
      ({ logSearch }) => logSearch(search, lacks),
      () => undefined,
    );
    // One navigation is one search, regardless of later renders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
