import { getConversation } from '../features/conversations/contract.ts';
import { getListing } from '../features/listings/contract.ts';
import { getAdvertiser } from '../features/profiles/contract.ts';
import { callApi } from './api-client.ts';
import type { RouteArgs } from './router/route-types.ts';

/** What stands at an address of the bazaar, in words; empty where nothing does that can be named. */
export async function titleAt(context: RouteArgs['context'], address: string): Promise<string> {
  const [path = '', part = ''] = address.split('#');
  const [, place, last = ''] = /^\/(inzerat|inzerent|ucet\/zpravy)\/([^/]+)$/.exec(path) ?? [];
  if (place === 'inzerat') {
    const id = /(\d+)$/.exec(last)?.[1] ?? '';
    const found = await callApi(context, getListing, { params: { id } });
    return found.ok ? found.data.title : '';
  }
  if (place === 'inzerent') {
    const found = await callApi(context, getAdvertiser, { params: { slug: last } });
    const named = part.startsWith('hodnoceni-')
      ? 'hodnocení na stránce'
      : part.startsWith('odpoved-')
        ? 'odpověď na stránce'
        : '';
    return found.ok ? [named, found.data.name].filter(Boolean).join(' ') : '';
  }
  if (place === undefined) return '';
  const found = await callApi(context, getConversation, { params: { id: last } });
  if (!found.ok) return '';
  const { other, listing, messages } = found.data;
  const message = messages.find(({ id }) => part === `zprava-${id}`);
  return message ? `zpráva od: ${other.name}` : `konverzace: ${other.name}, ${listing.title}`;
}
