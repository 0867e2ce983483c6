import { type RouterContextProvider, redirect } from 'react-router';
import { type Draft, currentDraft, getDraft, openDraft } from '../../../features/listings/contract.ts';
import { type ApiAnswer, callApi, loadFromApi } from '../../api-client.ts';
import { userContext } from '../../services.ts';
import { noticeParameter, signedOutNotice } from '../../../contract/signed-out.ts';
import { draftParameter, newDraft, wizardUrls } from '../../../contract/urls.ts';
import { kindOfAddress } from './kind-of-address.ts';
import { wishQuery } from './wish-query.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * For actions: the draft of a form, by the id in the form or in the URL, because several tabs may edit different
 * drafts. If it has been published or discarded, or never existed, the typed values start a new draft and
 * overwrite none; this is refused to somebody who has too many.
 */
export async function draftForAction(
  context: Context,
  url: URL,
  id: string,
): Promise<ApiAnswer<typeof openDraft>> {
  const kind = requireUserOfStep(context, url);
  const shown = await draftById(context, id || (url.searchParams.get(draftParameter) ?? ''), kind);
  return shown ? { ok: true, data: shown } : callApi(context, openDraft, { body: { kind, fresh: true } });
}

/**
 * The draft named by the URL; undefined for a new one and when there is none. Without a valid name it redirects
 * to the most recently edited one, so that a reload shows the same draft whatever other tabs do. Loading a page
 * creates no draft.
 */
export async function ownDraft(context: Context, url: URL): Promise<Draft | undefined> {
  const kind = requireUserOfStep(context, url);
  const named = url.searchParams.get(draftParameter);
  if (named === newDraft) return undefined;
  const shown = named === null ? undefined : await draftById(context, named, kind);
  if (shown) return shown;
  const { draft } = await loadFromApi(context, currentDraft, { query: { kind } });
  if (!draft) return undefined;
  const query = new URLSearchParams(url.searchParams);
  query.set(draftParameter, draft.id);
  throw redirect(`${url.pathname}?${query}`);
}

async function draftById(context: Context, id: string, kind: Draft['kind']): Promise<Draft | undefined> {
  const found = id === '' ? undefined : await callApi(context, getDraft, { params: { id } });
  return found?.ok && found.data.kind === kind && !found.data.publishedListingId ? found.data : undefined;
}

/**
 * Notice on the first step for somebody who opened a later one without a draft, such as by going back after
 * publishing.
 */
export const noDraftNotice = 'nic-rozepsaneho';

export const noDraftUrl = (kind: Draft['kind']): string =>
  `${wizardUrls[kind].details}?${noticeParameter}=${noDraftNotice}`;

/** For the steps after the first form: without a draft they redirect to it. */
export async function requireDraft(context: Context, url: URL): Promise<Draft> {
  const draft = await ownDraft(context, url);
  if (!draft) throw redirect(noDraftUrl(kindOfAddress(url)));
  return draft;
}

/**
 * Redirects visitors who are not signed in to the first step. With a draft in the URL they learn that the
 * session has expired, and return to the same step after signing in.
 */
export function requireUserOfStep(context: Context, url: URL): Draft['kind'] {
  const kind = kindOfAddress(url);
  if (context.get(userContext)) return kind;
  const first = wizardUrls[kind].email;
  if (!url.searchParams.has(draftParameter)) throw redirect(first + wishQuery(url.searchParams));
  const next = { [noticeParameter]: signedOutNotice, dal: url.pathname + url.search };
  throw redirect(`${first}?${new URLSearchParams(next)}`);
}
