import { adminExportUrl } from '../../../contract/urls.ts';
import type { ListName } from '../../../features/list-exports/contract.ts';

/** Saves the whole of a list as a table for a spreadsheet, narrowed down as its page is. */
export function ExportLink({
  list,
  of,
  q = '',
  state = '',
}: {
  list: ListName;
  /** Which list it is, where a page has several. */
  of?: string;
  q?: string | undefined;
  state?: string | undefined;
}) {
  return (
    <p>
      <a href={adminExportUrl(list, { q, state })} download>
        Stáhnout CSV{of && ` (${of})`}
      </a>
    </p>
  );
}
