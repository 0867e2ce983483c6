import {
  apiQueryText,
  type SearchParameter,
  searchParameters,
  type SearchState,
} from '../../../features/search/address.ts';
import type { noteSearch } from '../../../features/search-log/contract.ts';
import { droppableFilters } from '../../../features/search-log/rules.ts';
import { api } from '../../../ui/calls/api.ts';

/** The previous search shown on this page, to detect a removed filter. */
let before: SearchState | undefined;

/**
 * Reports a search that found nothing or contained an unknown word, and a removed filter. Other searches are not
 * reported; a failure is only logged.
 */
export function logSearch(search: SearchState, lacks: boolean): void {
  const dropped = before && droppedFilter(before, search);
  before = search;
  if (!lacks && dropped === undefined) return;
  const { cursor: _, ...whole } = search;
  const body = {
    search: apiQueryText(whole).slice(0, 1_000),
    dropped,
    agent: navigator.userAgent.slice(0, 1_000),
  };
  api<typeof noteSearch>('post', '/search-log', { body, keepalive: true }).catch(() => undefined);
}

/** The only filter with fewer values than in the previous search; undefined when anything else differs. */
export function droppedFilter(
  from: SearchState,
  to: SearchState,
): (typeof droppableFilters)[number] | undefined {
  const differing = searchParameters.filter(
    (name) => !unseen.has(name) && String(from[name] ?? []) !== String(to[name] ?? []),
  );
  // Removing a place also removes its radius.
  const [name, ...rest] = differing.filter((each) => each !== 'radius' || to.place !== undefined);
  if (name === undefined || rest.length > 0) return undefined;
  const left = to[name] ?? [];
  const isLess =
    left.length < (from[name]?.length ?? 0) && left.every((value) => from[name]?.includes(value));
  return isLess ? droppableFilters.find((each) => each === name) : undefined;
}

const unseen: ReadonlySet<SearchParameter> = new Set(['sort', 'limit', 'cursor']);
