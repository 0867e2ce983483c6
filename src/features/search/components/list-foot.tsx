import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import type { MoreResults } from './more-results.ts';
import { searchFailure } from './search-failed.tsx';

/** Foot of a growing list: progress, "load more", and errors. */
export function ListFoot({
  list: { failed, shown, next, more, busy },
  total,
  addressOf,
}: {
  list: Omit<MoreResults, 'list'>;
  total: number;
  /** Page that continues the list at a cursor. */
  addressOf: (cursor: string) => string;
}) {
  return (
    <>
      {failed && (
        <Alert
          severity="error"
          title={searchFailure.title}
          actions={
            <Button type="button" variant="secondary" onClick={more}>
              Zkusit znovu
            </Button>
          }
        >
          {searchFailure.sentence}
        </Alert>
      )}
      <Pager
        shown={shown}
        total={Math.max(total, shown)}
        nextTo={next && addressOf(next)}
        onMore={more}
        busy={busy}
      />
    </>
  );
}
