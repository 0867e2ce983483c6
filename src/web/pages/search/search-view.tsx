import { useFetcher, useLocation, useNavigation } from 'react-router';
import { searchTooShort } from '../../../contract/search-too-short.ts';
import { ListMapToggle } from '../../../features/maps/components/list-map-toggle.tsx';
import { feedAddress } from '../../../features/discovery/address.ts';
import { FilterForm } from '../../../features/search/components/filter-form.tsx';
import { KindTabs } from '../../../features/search/components/kind-tabs.tsx';
import { SearchTools } from '../../../features/search/components/search-tools.tsx';
import { ShowFound } from '../../../features/search/components/show-found.tsx';
import { useFilterForm } from '../../../features/search/components/use-filter-form.ts';
import type { Facet } from '../../../features/search/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { ListForMachines } from '../../facts/for-machines.tsx';
import { PageHead } from '../../page-head.tsx';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import { suggestSearchInBrowser } from '../../suggest-search.ts';
import { homeUrl, orderUrl, searchUrl } from '../../urls.ts';
import { SearchAnswer } from './search-answer.tsx';
import type { loadSearch } from './search.server.ts';
import styles from './search.module.css';

const formId = 'filtry-hledani';
const drawerId = 'filtry';

type Preview = { total?: number; facets?: Facet[] };

/** The filters beside the results, or in a drawer over them. */
export function SearchView({ loaded }: { loaded: Awaited<ReturnType<typeof loadSearch>> }) {
  const { search, errors, category, parent, filters, result } = loaded;
  const waiting = useNavigation().state === 'loading';
  const { key } = useLocation();
  const preview = useFetcher<Preview>({ key: `preview-${key}` });
  const form = useFilterForm({
    search,
    placeName: loaded.placeName,
    parents: loaded.parents,
    drawerId,
    onChoice: (address) => void preview.load(previewUrl(address)),
  });
  const { title, found } = loaded;
  return (
    <div className={layout.wrap}>
      <PageHead
        title={found ? `${title}, ${found}` : title}
        description={
          category
            ? `${category.name} z druhé ruky. ${category.description} Bez provize, přímo s hráči.`
            : 'Všechny nabídky a poptávky florbalové výbavy z celého Česka. Vybírej podle strany, délky, flexu, ceny, stavu a místa.'
        }
        path={loaded.canonical}
        index={loaded.index}
        feed={feedAddress(search)}
      />
      {result && <ListForMachines listings={result.items} />}
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: 'Inzeráty', to: searchUrl },
          ...(parent ? [{ label: parent.name, to: parent.to }] : []),
          ...(category ? [{ label: category.name }] : []),
        ]}
      />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p role="status">{found}</p>
        </div>
        <div className={styles.toggle}>
          <ListMapToggle
            kind={search.kind?.[0] === 'demand' ? 'demand' : 'offer'}
            search={search}
            current="list"
          />
        </div>
      </div>
      <div className={classNames(layout.columns, layout.columnsFacets)}>
        <Drawer
          id={drawerId}
          title="Filtry"
          sidebar
          footer={
            <>
              <LinkButton to={searchUrl} variant="tertiary">
                Zrušit vše
              </LinkButton>
              <ShowFound
                formId={formId}
                search={search}
                total={preview.data?.total ?? result?.total}
                counting={preview.state !== 'idle'}
              />
            </>
          }
        >
          <FilterForm
            id={formId}
            action={searchUrl}
            search={search}
            facets={preview.data?.facets ?? loaded.facets}
            placeName={loaded.placeName}
            meant={loaded.meant}
            placeError={errors.placeName}
            suggestPlaces={suggestPlacesInBrowser}
            formProps={form.formProps}
          />
        </Drawer>
        <div>
          <KindTabs search={search} facets={loaded.facets} />
          <SearchTools
            formId={formId}
            drawerId={drawerId}
            search={search}
            filters={filters}
            understood={loaded.understood}
            error={form.tooShort ? searchTooShort : errors.q}
            suggest={suggestSearchInBrowser}
            orderTo={orderUrl}
            nearest={loaded.nearest}
            onSort={form.send}
          />
          <div className={classNames(waiting && styles.waiting)} aria-busy={waiting}>
            <SearchAnswer
              search={search}
              result={result}
              loosen={loaded.loosen}
              demandTo={loaded.demandTo}
              alternatives={loaded.alternatives}
              now={loaded.now}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The same question to the route that only counts; the category stands in the path of a search. */
function previewUrl(address: string): string {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const slug = pathname.split('/')[2];
  if (slug) searchParams.set('category', decodeURIComponent(slug));
  return `/nahled-hledani?${searchParams}`;
}
