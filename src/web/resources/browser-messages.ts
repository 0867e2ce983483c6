import { z } from 'zod';
import { endPush, startPush } from '../../features/push/contract.ts';
import { callApi } from '../api-client.ts';
import { requireUser } from '../signed-in.ts';
import type { Route } from './+types/browser-messages';

const keys = z.object({ p256dh: z.string(), auth: z.string() });
const asked = z.union([
  z.object({ start: z.object({ endpoint: z.string(), keys }) }),
  z.object({ end: z.string() }),
]);

/** Nobody has anything to look at here. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } });

/** What the switch of messages in a browser sends, as JSON. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireUser(context, url);
  const { data: wish } = asked.safeParse(await request.json().catch(() => undefined));
  if (!wish) return new Response(null, { status: 400 });
  const answer =
    'start' in wish
      ? await callApi(context, startPush, {
          body: { endpoint: wish.start.endpoint, ...wish.start.keys },
        })
      : await callApi(context, endPush, { body: { endpoint: wish.end } });
  return answer.ok
    ? Response.json({ data: answer.data })
    : Response.json({ error: answer.error }, { status: answer.status });
}
