import type { RouterContextProvider } from 'react-router';
import type { Kind } from '../features/catalogue/contract.ts';
import { type ShownMatches, shownMatches } from '../features/matches/components/match-list.tsx';
import { demandMatches, ownMatches } from '../features/matches/contract.ts';
import { callApi } from './api-client.ts';

/** Matches of a listing for its viewer: its advertiser or, for a demand, anyone. */
export async function loadMatches(
  context: Readonly<RouterContextProvider>,
  { id, kind }: { id: number; kind: Kind },
  own: boolean,
): Promise<ShownMatches | undefined> {
  if (!own && kind === 'offer') return undefined;
  const answer = await callApi(context, own ? ownMatches : demandMatches, { params: { id } });
  return answer.ok ? shownMatches(answer.data) : undefined;
}
