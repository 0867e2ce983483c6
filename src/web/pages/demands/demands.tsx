import { data, useLocation } from 'react-router';
import { counted, type CountForms } from '../../../contract/czech.ts';
import { DemandNote } from '../../../features/listings/components/demand-note.tsx';
import { queryText } from '../../../features/search/address.ts';
import { ListFoot } from '../../../features/search/components/list-foot.tsx';
import { type ResultPage, useMoreResults } from '../../../features/search/components/more-results.ts';
import { SearchFailed } from '../../../features/search/components/search-failed.tsx';
import { minForIndex } from '../../../features/search/rules.ts';
import { feedAddress } from '../../../features/seo/address.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Plus, SlidersHorizontal } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { withAnswerTimeout } from '../../answer-timeout.ts';
import { PageHead } from '../../page-head.tsx';
import type { ClientLoaderArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { ItemListStructuredData } from '../../structured-data/structured-data.tsx';
import {
  addDemandUrl,
  categoryUrl,
  demandCategoriesUrl,
  demandsOfUrl,
  demandsUrl,
  homeUrl,
  searchUrl,
} from '../../../contract/urls.ts';
import styles from './demands.module.css';
import { loadDemands } from './demands.server.ts';

const demands: CountForms = ['poptávka', 'poptávky', 'poptávek'];

export async function loader({ context, params, url }: RouteArgs<'category'>) {
  const loaded = await loadDemands(context, 'category' in params ? params.category : undefined, url);
  return data(loaded, { status: loaded.status });
}

export const clientLoader = ({ serverLoader }: ClientLoaderArgs<typeof loader>) =>
  withAnswerTimeout(serverLoader, () => undefined);

export default function DemandsPage({ loaderData }: PageProps<typeof loader | typeof clientLoader>) {
  if (loaderData) return <DemandsView loaded={loaderData} />;
  return (
    <div className={layout.wrap}>
      <PageHead title="Poptávky" path={demandsUrl} index={false} />
      <SearchFailed actions={<LinkButton to="">Zkusit znovu</LinkButton>} />
    </div>
  );
}

type Loaded = Awaited<ReturnType<typeof loadDemands>>;

function DemandsView({ loaded: loaderData }: { loaded: Loaded }) {
  const { category, parent, chips, result, continued, now } = loaderData;
  const { key } = useLocation();
  const path = category ? demandsOfUrl(category) : demandsUrl;
  const title = category ? `Poptávky: ${category.name}` : 'Poptávky';
  const add = category?.listable ? `${addDemandUrl}?category=${category.slug}` : addDemandUrl;
  const filters = `${category ? categoryUrl(category.slug) : searchUrl}?kind=demand`;
  return (
    <div className={layout.wrap}>
      <PageHead
        title={title}
        description={descriptionOf(category)}
        path={path}
        index={!continued && (!category || (result?.total ?? 0) >= minForIndex)}
        feed={feedAddress({ kind: ['demand'], category: category && [category.slug] })}
      />
      {result && <ItemListStructuredData listings={result.items} />}
      <Breadcrumbs
        steps={[
          { label: 'Domů', to: homeUrl },
          category ? { label: 'Poptávky', to: demandsUrl } : { label: 'Poptávky' },
          ...(parent ? [{ label: parent.name, to: demandsOfUrl(parent) }] : []),
          ...(category ? [{ label: category.name }] : []),
        ]}
      />
      <div className={classNames(layout.pageHead, styles.head)}>
        <div>
          <h1>{title}</h1>
          <p className={text.lead}>
            {category
              ? `Hráči shánějí ${accusative(category)}. Když to máš, napiš jim dřív než soused.`
              : 'Co hráči shánějí. Když to máš, napiš jim dřív než soused.'}
          </p>
        </div>
        <LinkButton to={add} icon={Plus} size="large">
          Přidat poptávku
        </LinkButton>
      </div>
      {chips.length > 0 && (
        <ChipRow label="Kategorie poptávek" scroll>
          {chips.map((chip) => (
            <ChipLink
              key={chip.slug}
              to={
                chip.slug === category?.slug
                  ? parent
                    ? demandsOfUrl(parent)
                    : demandsUrl
                  : demandsOfUrl(chip)
              }
              chosen={chip.slug === category?.slug}
              count={chip.count}
            >
              {chip.name}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      {!result && <SearchFailed actions={<LinkButton to={path}>Zkusit znovu</LinkButton>} />}
      {result && result.total === 0 && (
        <EmptyState
          title="Tady teď nikdo nic neshání"
          actions={<LinkButton to={add}>Přidat poptávku</LinkButton>}
        >
          Sháníš něco sám? Napiš to a kdo to má doma, ozve se.
        </EmptyState>
      )}
      {result && result.total > 0 && (
        <>
          <div className={styles.tools}>
            <p role="status">{counted(result.total, demands)}</p>
            <LinkButton to={filters} icon={SlidersHorizontal} variant="secondary" size="tap">
              Filtrovat a řadit
            </LinkButton>
          </div>
          <DemandList
            key={key}
            result={result}
            category={category?.slug}
            now={now}
            addressOf={(cursor) => `${path}?${new URLSearchParams({ cursor })}`}
          />
          {continued && (
            <LinkButton to={path} variant="tertiary">
              Na začátek výpisu
            </LinkButton>
          )}
        </>
      )}
      <section className={classNames(layout.section, text.prose)} aria-labelledby="jak">
        <h2 id="jak">Jak poptávka funguje</h2>
        <p>
          Poptávka říká, co hráč shání, v jaké velikosti a kolik za to nejvýš dá. Napsat mu můžeš rovnou z
          jejího detailu, jeho e-mail na webu není. Když se domluvíte, plaťte až při předání.{' '}
          <PageLink to={demandCategoriesUrl}>Všechny kategorie poptávek</PageLink>
        </p>
      </section>
    </div>
  );
}

type Named = {
  name: string;
  description: string;
  listable: boolean;
  forms: { accSg: string; genPl: string };
};

const accusative = ({ forms, name, listable }: Named) => (listable ? forms.accSg : name.toLowerCase());

function descriptionOf(category: Named | undefined): string {
  return category
    ? `Poptávky ${category.forms.genPl}: kdo právě shání ${accusative(category)} z druhé ruky, v jaké velikosti a kolik za to dá.`
    : 'Co hráči právě shánějí: florbalky, čepele, brankářská výstroj, boty a další z druhé ruky. Máš to doma? Napiš jim.';
}

/**
 * List of demands with "load more". Use the history entry's key as `key`, so that each list starts with fresh
 * state.
 */
function DemandList({
  result,
  category,
  now,
  addressOf,
}: {
  result: ResultPage;
  category: string | undefined;
  now: number;
  addressOf: (cursor: string) => string;
}) {
  const { list, ...more } = useMoreResults(
    result,
    queryText({ kind: ['demand'], category: category === undefined ? undefined : [category] }),
  );
  return (
    <>
      <div ref={list}>
        <ul className={classNames(layout.columns, layout.columns3)} aria-label="Poptávky">
          {more.items.map((listing) => (
            <li key={listing.id}>
              <DemandNote listing={listing} now={now} heading="h2" />
            </li>
          ))}
        </ul>
      </div>
      <ListFoot list={more} total={result.total} addressOf={addressOf} />
    </>
  );
}
