import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { changed, queryText, type SearchState, searchAddress } from '../../../features/search/address.ts';
import type { ShownCard } from '../../../features/listings/components/shown-card.ts';
import { LoosenLinks } from '../../../features/search/components/loosen-links.tsx';
import { NothingFound } from '../../../features/search/components/nothing-found.tsx';
import { Results } from '../../../features/search/components/results.tsx';
import { SearchFailed } from '../../../features/search/components/search-failed.tsx';
import { ToppedRow } from '../../../features/search/components/topped-row.tsx';
import { WatchSearch } from '../../../features/watches/components/watch-search.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { searchUrl } from '../../urls.ts';
import styles from './search.module.css';

export type SearchAnswerProps = {
  search: SearchState;
  result: ComponentProps<typeof Results>['result'] | undefined;
  loosen: ComponentProps<typeof LoosenLinks>['links'];
  /** Where a demand is added that says what was searched for. */
  demandTo: string;
  alternatives: readonly ShownCard[];
  now: number;
};

/** What a search brought: cards, nothing with something alive below, or its failure. */
export function SearchAnswer({ search, result, loosen, demandTo, alternatives, now }: SearchAnswerProps) {
  const { key } = useLocation();
  if (!result) {
    return <SearchFailed actions={<LinkButton to={searchAddress(search)}>Zkusit znovu</LinkButton>} />;
  }
  if (result.total === 0) {
    const words = searchAddress({ q: search.q });
    const filtered = words !== searchAddress(search);
    return (
      <NothingFound
        loosen={<LoosenLinks links={loosen} />}
        actions={
          <>
            <LinkButton to={filtered ? words : searchUrl}>
              {filtered ? 'Zrušit filtry' : 'Ukázat všechny inzeráty'}
            </LinkButton>
            <WatchSearch search={search} oneTap />
            <LinkButton to={demandTo} variant="secondary">
              Přidat poptávku
            </LinkButton>
          </>
        }
        alternatives={alternatives}
        now={now}
      />
    );
  }
  const at = (cursor: string): SearchState => ({ ...search, cursor: [cursor] });
  return (
    <>
      <div className={styles.watch}>
        <WatchSearch search={search} />
      </div>
      <ToppedRow listings={result.topped} now={now} />
      <Results
        key={key}
        result={result}
        now={now}
        addressOf={(cursor) => searchAddress(at(cursor))}
        listingsOf={(cursor) => `/dalsi-inzeraty?${queryText(at(cursor))}`}
      />
      {search.cursor && (
        <LinkButton to={searchAddress(changed(search, 'cursor', []))} variant="tertiary">
          Na začátek výpisu
        </LinkButton>
      )}
    </>
  );
}
