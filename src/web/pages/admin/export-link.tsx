import { adminExportUrl } from '../../../contract/urls.ts';
import type { ListName } from '../../../features/list-exports/contract.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';

/** Downloads a whole list as a spreadsheet, with the filters of its page. */
export function ExportLink({
  list,
  of,
  q = '',
  state = '',
  id = '',
}: {
  list: ListName;
  /** Which list of the page it is, if there are several. */
  of?: string;
  q?: string | undefined;
  state?: string | undefined;
  /** The id of the thing that the list belongs to. */
  id?: string;
}) {
  return (
    <a
      href={adminExportUrl(list, { q, state, id })}
      download
      className={buttonClass({ variant: 'secondary', size: 'tap' })}
    >
      Stáhnout CSV{of && ` (${of})`}
    </a>
  );
}
