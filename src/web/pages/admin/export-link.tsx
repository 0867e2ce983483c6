import { adminExportUrl } from '../../../contract/urls.ts';
import type { ListName } from '../../../features/list-exports/contract.ts';

/** Saves the whole of a list as a table for a spreadsheet, narrowed down as its page is. */
export function ExportLink({
  list,
  of,
  q = '',
  state = '',
  id = '',
}: {
  list: ListName;
  /** Which list it is, where a page has several. */
  of?: string;
  q?: string | undefined;
  state?: string | undefined;
  /** The one thing of which it is the list. */
  id?: string;
}) {
  return (
    <p>
      <a href={adminExportUrl(list, { q, state, id })} download>
        Stáhnout CSV{of && ` (${of})`}
      </a>
    </p>
  );
}
