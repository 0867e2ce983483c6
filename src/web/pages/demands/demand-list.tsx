import { DemandNote } from '../../../features/listings/components/demand-note.tsx';
import { queryText } from '../../../features/search/address.ts';
import { ListFoot } from '../../../features/search/components/list-foot.tsx';
import { type ResultPage, useMoreResults } from '../../../features/search/components/more-results.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';

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
  const more = useMoreResults(
    result,
    queryText({ kind: ['demand'], category: category === undefined ? undefined : [category] }),
  );
  return (
    <>
      <div ref={more.list}>
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
