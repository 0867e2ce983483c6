import { DemandNote } from '../../../features/listings/components/demand-note.tsx';
import { queryText } from '../../../features/search/address.ts';
import { type ResultPage, useMoreResults } from '../../../features/search/components/more-results.ts';
import { searchFailure } from '../../../features/search/components/search-failed.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Pager } from '../../../ui/navigation/pager.tsx';

/**
 * Demands as notes on a board; more of them come below without leaving the page. Give it the history entry's key, so
 * that each list starts anew.
 */
export function DemandList({
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
  const { list, items, next, shown, busy, failed, more } = useMoreResults(
    result,
    (cursor) =>
      `/dalsi-inzeraty?${queryText({
        kind: ['demand'],
        category: category === undefined ? undefined : [category],
        cursor: [cursor],
      })}`,
  );
  return (
    <>
      <ul ref={list} className={classNames(layout.columns, layout.columns3)} aria-label="Poptávky">
        {items.map((listing) => (
          <li key={listing.id}>
            <DemandNote listing={listing} now={now} heading="h2" />
          </li>
        ))}
      </ul>
      {failed && (
        <Alert severity="error" title={searchFailure.title}>
          {searchFailure.sentence}
        </Alert>
      )}
      <Pager
        shown={shown}
        total={Math.max(result.total, shown)}
        nextTo={next && addressOf(next)}
        onMore={more}
        busy={busy}
      />
    </>
  );
}
