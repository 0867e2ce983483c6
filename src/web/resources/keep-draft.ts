import { formValues, getDraft, saveDraft } from '../../features/listings/contract.ts';
import { callApi } from '../api-client.ts';
import { requireUser } from '../signed-in.ts';
import { valuesAfter } from '../wizard/typed-values.ts';
import type { Route } from './+types/keep-draft';

/** Nobody has anything to look at here. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } });

/** Keeps what is being typed; the body is the form's fields as JSON. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireUser(context, url);
  const fields = formValues.safeParse(await request.json().catch(() => undefined));
  if (!fields.success) return Response.json({ kept: false }, { status: 422 });
  const id = { id: params.draftId };
  const before = await callApi(context, getDraft, { params: id });
  if (!before.ok) return Response.json({ kept: false }, { status: before.status });
  const values = await valuesAfter(context, before.data.values, fields.data);
  const saved = await callApi(context, saveDraft, { params: id, body: { values } });
  if (!saved.ok) return Response.json({ kept: false }, { status: saved.status });
  // A draft that another window has published stays as it was.
  const kept = saved.data.publishedListingId === undefined;
  return Response.json({ kept }, { status: kept ? 200 : 409 });
}
