import { implement, type Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { FileAnswer } from '../../contract/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import type { Feature } from '../feature.ts';
import type { ListExport, ListQuery } from '../list-export.ts';
import * as contract from './contract.ts';
import { csvStream } from './csv.ts';

/** Exports lists of the other features as tables for admins and moderators. */
export const listExportsFeature = (lists: readonly ListExport[]): Feature => ({
  contract,
  endpoints: (platform) => [
    implement(contract.exportList, ({ params, query }, { viewer }) =>
      exportList(platform, lists, viewer, { ...params, ...query }),
    ),
  ],
});

type Asked = ListQuery & { list: contract.ListName };

/** Streams the whole list as a file; the export is recorded in the audit log. */
export async function exportList(
  platform: Platform,
  lists: readonly ListExport[],
  viewer: Viewer,
  { list, ...asked }: Asked,
): Promise<FileAnswer | Refusal<'not-allowed'>> {
  const found = lists.find(({ name }) => name === list);
  if (!found || (found.audience === 'admin' && !viewer.admin)) return refuse('not-allowed');
  await recordAction(platform, platform.db, viewer, {
    action: 'export-list',
    subject: `list:${list}`,
    reason: scopeOf(asked),
  });
  const day = platform.clock.now().toISOString().slice(0, 10);
  return {
    name: `${list}-${day}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    stream: () => csvStream(found.columns, found.rows(platform, viewer, asked)),
  };
}

/** Description of the export for the audit log; search terms may be somebody's email address and are left out. */
function scopeOf({ q, state, of }: ListQuery): string {
  const parts = [of && `jen ${of}`, state && `stav ${state}`, q && 'jen hledaná slova'].filter(Boolean);
  return parts.length === 0 ? 'celý seznam' : parts.join(', ');
}
