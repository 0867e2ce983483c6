import { getMeetingCalendar } from '../../features/conversations/contract.ts';
import { conversationUrl } from '../../contract/urls.ts';
import { fileFromApi } from '../api-client.ts';
import type { RouteArgs } from '../router/route-types.ts';
import { requireUser } from '../signed-in.ts';

/** A confirmed meeting as a calendar file; after signing in leads to its conversation. */
export async function loader({ context, params, url }: RouteArgs<'id' | 'message'>) {
  requireUser(context, new URL(conversationUrl(params.id), url));
  return fileFromApi(context, getMeetingCalendar, { params: { id: params.id, messageId: params.message } });
}
