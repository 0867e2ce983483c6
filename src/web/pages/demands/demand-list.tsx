import { DemandNote } from '../../../features/listings/components/demand-note.tsx';
import type { ResultPage } from '../../../features/search/components/more-results.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Pager } from '../../../ui/navigation/pager.tsx';

/** One page of demands as notes on a board, and the way to the next. */
export function DemandList({
  result: { items, offset, total, next },
  now,
  addressOf,
}: {
  result: ResultPage;
  now: number;
  addressOf: (cursor: string) => string;
}) {
  const shown = offset + items.length;
  return (
    <>
      <ul className={classNames(layout.columns, layout.columns3)} aria-label="Poptávky">
        {items.map((listing) => (
          <li key={listing.id}>
            <DemandNote listing={listing} now={now} heading="h2" />
          </li>
        ))}
      </ul>
      <Pager shown={shown} total={Math.max(total, shown)} nextTo={next && addressOf(next)} />
    </>
  );
}
