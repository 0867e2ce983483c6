import { localitiesUrl } from '../../../contract/urls.ts';

export type LocalitiesState = {
  /** Kind of listings to count and search. */
  kind: 'offer' | 'demand';
  /** Code of the region whose districts are shown. */
  region?: string | undefined;
};

export function readLocalitiesAddress(query: URLSearchParams): LocalitiesState {
  const region = query.get('region') ?? '';
  return {
    kind: query.get('kind') === 'demand' ? 'demand' : 'offer',
    ...(region === '' ? {} : { region }),
  };
}

/** Canonical URL of the page's state. */
export function localitiesAddress({ kind, region }: LocalitiesState): string {
  const query = new URLSearchParams();
  if (kind === 'demand') query.append('kind', kind);
  if (region !== undefined) query.append('region', region);
  return query.size > 0 ? `${localitiesUrl}?${query}` : localitiesUrl;
}
