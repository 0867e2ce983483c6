import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { changed, type SearchState, searchAddress } from '../../../features/search/address.ts';
import type { ShownCard } from '../../../features/listings/components/shown-card.ts';
import { LoosenLinks } from '../../../features/search/components/loosen-links.tsx';
import { NothingFound } from '../../../features/search/components/nothing-found.tsx';
import { Results } from '../../../features/search/components/results.tsx';
import { SearchFailed } from '../../../features/search/components/search-failed.tsx';
import { PromotedRow } from '../../../features/search/components/promoted-row.tsx';
import { isWatchable, WatchSearch } from '../../../features/watches/components/watch-search.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './search.module.css';
import { orderUrl, searchUrl } from '../../../contract/urls.ts';

/** Up to this many results, suggestions for further steps are shown below them. */
const few = 8;

export type SearchAnswerProps = {
  search: SearchState;
  result: ComponentProps<typeof Results>['result'] | undefined;
  /** The search as a query of the API. */
  pagesQuery: string;
  loosen: ComponentProps<typeof LoosenLinks>['links'];
  /** URL for adding a demand prefilled with the search. */
  demandTo: string;
  /** Results without the words that no listing contains. */
  without: { label: string; total: number; to: string; items: readonly ShownCard[] } | undefined;
  alternatives: ComponentProps<typeof NothingFound>['alternatives'];
  now: number;
};

/** The result of a search: cards, an empty state with alternatives, or an error. */
export function SearchAnswer({
  search,
  result,
  pagesQuery,
  loosen,
  demandTo,
  without,
  alternatives,
  now,
}: SearchAnswerProps) {
  const { key } = useLocation();
  if (!result) {
    return <SearchFailed actions={<LinkButton to={searchAddress(search)}>Zkusit znovu</LinkButton>} />;
  }
  if (result.items.length === 0) {
    const wordsOnly = searchAddress({ q: search.q });
    const filtered = wordsOnly !== searchAddress(search);
    return (
      <NothingFound
        loosen={<LoosenLinks links={loosen} />}
        actions={
          <>
            <LinkButton to={filtered ? wordsOnly : searchUrl}>
              {filtered ? 'Zrušit filtry' : 'Ukázat všechny inzeráty'}
            </LinkButton>
            <WatchSearch search={search} oneTap />
            <LinkButton to={demandTo} variant="secondary">
              Přidat poptávku
            </LinkButton>
          </>
        }
        without={without}
        alternatives={alternatives}
        now={now}
      />
    );
  }
  const hasNear = result.items.some(({ misses }) => misses && misses.length > 0);
  const at = (cursor: string): SearchState => ({ ...search, cursor: [cursor] });
  return (
    <>
      <PromotedRow listings={result.topped} rulesTo={orderUrl} />
      <Results
        key={key}
        result={result}
        now={now}
        addressOf={(cursor) => searchAddress(at(cursor))}
        query={pagesQuery}
        loosen={<LoosenLinks links={loosen} />}
      />
      {!search.cursor && result.total <= few && isWatchable(search) && (
        <section className={classNames(layout.panel, styles.further)} aria-label="Jak hledat dál">
          {!hasNear && <LoosenLinks links={loosen} />}
          <div className={styles.watch}>
            <p>
              <b>Nic z toho?</b> Dáme ti vědět, až se přesně takový objeví.
            </p>
            <WatchSearch search={search} oneTap />
          </div>
        </section>
      )}
      {search.cursor && (
        <LinkButton to={searchAddress(changed(search, 'cursor', []))} variant="tertiary">
          Na začátek výpisu
        </LinkButton>
      )}
    </>
  );
}
