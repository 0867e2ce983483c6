import { implement, type Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { FileAnswer } from '../../contract/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import type { Feature } from '../feature.ts';
import type { ListExport, ListQuery } from '../list-export.ts';
import * as contract from './contract.ts';
import { csvStream } from './csv.ts';

/** Lets those who look after the bazaar save the lists of the other features as tables. */
export const listExportsFeature = (lists: readonly ListExport[]): Feature => ({
  contract,
  endpoints: (platform) => [
    implement(contract.exportList, ({ params, query }, { viewer }) =>
      exportList(platform, lists, viewer, { ...params, ...query }),
    ),
  ],
});

type Asked = ListQuery & { list: contract.ListName };

/** The whole list as a file that is read while it is sent; the log has who took it. */
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

/** What was saved, for the log; words that were looked for may be somebody's address, and stay out of it. */
function scopeOf({ q, state, of }: ListQuery): string {
  const parts = [of && `jen ${of}`, state && `stav ${state}`, q && 'jen hledaná slova'].filter(Boolean);
  return parts.length === 0 ? 'celý seznam' : parts.join(', ');
}
