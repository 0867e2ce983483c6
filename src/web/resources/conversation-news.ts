import { lastSaid } from '../../features/contact/components/conversations/last-said.ts';
import { getConversation } from '../../features/contact/contract.ts';
import { loadFromApi } from '../api-client.ts';
import { requireUser } from '../signed-in.ts';
import type { Route } from './+types/conversation-news';

/** Tells an open conversation whether anything has been said or read in the meantime. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireUser(context, url);
  const conversation = await loadFromApi(context, getConversation, { params });
  return Response.json({ state: lastSaid(conversation) }, { headers: { 'cache-control': 'no-store' } });
}
