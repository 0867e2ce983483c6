import { searchParameters } from '../search/address.ts';

/** Parameters that narrow a search and can be removed from it. */
export const droppableFilters = searchParameters.filter(
  (name) => !['q', 'kind', 'sort', 'limit', 'cursor'].includes(name),
);
