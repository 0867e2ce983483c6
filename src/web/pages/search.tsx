import { data, isRouteErrorResponse, useNavigation } from 'react-router';
import { sentences } from '../../contract/sentences.ts';
import { isPlain, searchAddress } from '../../features/search/address.ts';
import { activeFilters } from '../../features/search/components/active-filters.ts';
import { FilterForm } from '../../features/search/components/filter-form.tsx';
import { SearchFailed } from '../../features/search/components/search-failed.tsx';
import { SearchTools } from '../../features/search/components/search-tools.tsx';
import { useFilterForm } from '../../features/search/components/use-filter-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';

import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { PageHead } from '../page-head.tsx';
import { homeUrl, searchUrl } from '../urls.ts';
import type { Route } from './+types/search';
import { SearchAnswer } from './search/search-answer.tsx';

import { loadSearch } from './search/search.server.ts';
import styles from './search/search.module.css';
import { foundWords, searchTitle } from './search/search-title.ts';

const formId = 'filtry-hledani';
const drawerId = 'filtry';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const loaded = await loadSearch(context, params.slug, url);
  return data(loaded, { status: loaded.status });
}

/** A lost connection is a failed search, not a broken page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { result: undefined };
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  if ('search' in loaderData) return <Search {...loaderData} />;
  return (
    <div className={layout.wrap}>
      <PageHead title="Hledání" path={searchUrl} index={false} />
      <SearchFailed actions={<LinkButton to="">Zkusit znovu</LinkButton>} />
    </div>
  );
}

function Search({
  search,
  errors,
  placeName,
  choices,
  category,
  result,
  alternatives,
  now,
}: Awaited<ReturnType<typeof loadSearch>>) {
  const waiting = useNavigation().state === 'loading';
  const form = useFilterForm({ search, placeName, drawerId });
  const title = searchTitle(search, category);
  const found = result && foundWords(search, result.total);
  const parent = choices.categories.find(({ slug }) => slug === category?.parent);
  const filters = activeFilters(search, {
    categories: Object.fromEntries(choices.categories.map(({ slug, name }) => [slug, name])),
    brands: Object.fromEntries(choices.brands.map(({ id, label }) => [id, label])),
    place: choices.place,
  });
  return (
    <div className={layout.wrap}>
      <PageHead
        title={found ? `${title}, ${found}` : title}
        description={
          category && `${category.name} z druhé ruky: ${category.description} Bez provize, přímo s hráči.`
        }
        path={searchAddress(isPlain(search) ? search : { category: search.category })}
        index={isPlain(search)}
      />
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          { label: 'Inzeráty', to: searchUrl },
          ...(parent ? [{ label: parent.name, to: searchAddress({ category: [parent.slug] }) }] : []),
          ...(category ? [{ label: category.name }] : []),
        ]}
      />
      <div className={styles.head}>
        <h1>{title}</h1>
        <p role="status">{found}</p>
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
              <Button form={formId}>Ukázat inzeráty</Button>
            </>
          }
        >
          <FilterForm
            id={formId}
            action={searchUrl}
            search={search}
            choices={{
              brands: choices.brands,
              regions: choices.regions,
              categories: choices.categories.map(({ slug, name, parent: under }) => ({
                value: slug,
                label: under ? `\u2003${name}` : name,
              })),
            }}
            placeName={placeName}
            errors={errors}
            formProps={form.formProps}
          />
        </Drawer>
        <div>
          <SearchTools
            formId={formId}
            drawerId={drawerId}
            search={search}
            filters={filters}
            error={form.tooShort ? sentences.searchTooShort : errors.q}
            onSort={form.send}
          />
          <div className={classNames(waiting && styles.waiting)} aria-busy={waiting}>
            <SearchAnswer search={search} result={result} alternatives={alternatives} now={now} />
          </div>
        </div>
      </div>
    </div>
  );
}
