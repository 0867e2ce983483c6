import type { RouterContextProvider } from 'react-router';
import { exceedsMaximum, readCompared } from '../../features/compare/address.ts';
import type { Compared } from '../../features/compare/components/compare-rows.ts';
import { pickListings } from '../../features/favourites/contract.ts';
import { getListing, type ListingCard } from '../../features/listings/contract.ts';
import { callApi, loadFromApi } from '../api-client.ts';
import { favouritesOf } from './change-favourites.ts';
import { seenOf } from './seen-cookie.ts';
import { isLive } from '../../features/listings/rules.ts';

/** Maximum number of further listings offered for comparison. */
const mostOffered = 8;

type Visit = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** The listings in the URL side by side, and others the visitor may add. */
export async function loadCompared(
  visit: Visit,
): Promise<{ columns: Compared[]; others: ListingCard[]; tooMany: boolean }> {
  const { request, context, url } = visit;
  const ids = readCompared(url.searchParams);
  const candidates = [...(await favouritesOf(visit)), ...seenOf(request)].filter((id) => !ids.includes(id));
  const [cards, others] = await Promise.all([
    loadFromApi(context, pickListings, { query: { id: ids } }),
    loadFromApi(context, pickListings, { query: { id: [...new Set(candidates)].slice(0, 3 * mostOffered) } }),
  ]);
  const columns = await Promise.all(cards.map((card) => withDetail(visit, card)));
  const live = others.filter(({ state }) => isLive(state));
  return { columns, others: live.slice(0, mostOffered), tooMany: exceedsMaximum(url.searchParams) };
}

/** An ended listing shows only the fields of its card. */
async function withDetail({ context }: Visit, card: ListingCard): Promise<Compared> {
  const detail = await callApi(context, getListing, { params: { id: card.id } });
  return detail.ok ? { card, detail: detail.data } : { card };
}
