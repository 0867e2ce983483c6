import { type RouterContextProvider, redirect } from 'react-router';
import { type Draft, currentDraft, getDraft, openDraft } from '../../../features/listings/contract.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { userContext } from '../../services.ts';
import { noticeParameter, signedOutNotice } from '../../../contract/signed-out.ts';
import { draftParameter, newDraft, wizardUrls } from '../../../contract/urls.ts';
import { kindOfAddress } from './kind-of-address.ts';
import { wishQuery } from './wish-query.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * The draft that a form shows, by the id it sends or the one in its address: another tab may be writing another one.
 * Where it is published or thrown away by now, or was never there, what was typed begins a new one and overwrites
 * nothing. For actions.
 */
export async function shownDraft(context: Context, url: URL, id: string): Promise<Draft> {
  const kind = requireUserOfStep(context, url);
  const shown = await draftById(context, id || (url.searchParams.get(draftParameter) ?? ''), kind);
  return shown ?? loadFromApi(context, openDraft, { body: { kind, fresh: true } });
}

/**
 * The draft that the address names. An address that names none, or one that is gone, leads on to the one gone on with
 * last, so that a reload shows the same one whatever other tabs do; looking at a page makes no draft.
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

/** What the first form says to whoever comes to a later step with nothing begun, such as by going back after publishing. */
export const nothingBegun = 'nic-rozepsaneho';

export const nothingBegunUrl = (kind: Draft['kind']): string =>
  `${wizardUrls[kind].details}?${noticeParameter}=${nothingBegun}`;

/** For the steps after the first form: without a draft they lead back to it. */
export async function startedDraft(context: Context, url: URL): Promise<Draft> {
  const draft = await ownDraft(context, url);
  if (!draft) throw redirect(nothingBegunUrl(kindOfAddress(url)));
  return draft;
}

/**
 * Whoever is not signed in starts with the first step. Who was writing a draft is told that the session is over, and
 * comes back to the same place.
 */
export function requireUserOfStep(context: Context, url: URL): Draft['kind'] {
  const kind = kindOfAddress(url);
  if (context.get(userContext)) return kind;
  const first = wizardUrls[kind].email;
  if (!url.searchParams.has(draftParameter)) throw redirect(first + wishQuery(url.searchParams));
  const next = { [noticeParameter]: signedOutNotice, dal: url.pathname + url.search };
  throw redirect(`${first}?${new URLSearchParams(next)}`);
}
