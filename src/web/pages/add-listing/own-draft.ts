import { type RouterContextProvider, redirect } from 'react-router';
import { type Draft, currentDraft, getDraft, openDraft } from '../../../features/listings/contract.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { requireUser } from '../../signed-in.ts';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { wizardUrls } from '../../../contract/urls.ts';
import { kindOfAddress } from './kind-of-address.ts';
import { wishQuery } from './wish-query.ts';

type Context = Readonly<RouterContextProvider>;

/** Which draft the form was about that was sent to this address. */
export const draftParameter = 'koncept';

/**
 * The draft that a form shows, by the id it sends: meanwhile another one may have been gone on with in another tab.
 * Where it is published or thrown away by now, what was typed begins a new one and overwrites nothing. For actions.
 */
export async function shownDraft(context: Context, url: URL, id: string): Promise<Draft> {
  const kind = kindOf(context, url);
  const shown = await draftById(context, id, kind);
  return shown ?? loadFromApi(context, openDraft, { body: { kind, fresh: id !== '' } });
}

/** The one that was sent to this address, or the one gone on with last: looking at a page makes no draft. */
export async function ownDraft(context: Context, url: URL): Promise<Draft | undefined> {
  const kind = kindOf(context, url);
  const shown = await draftById(context, url.searchParams.get(draftParameter) ?? '', kind);
  return shown ?? (await loadFromApi(context, currentDraft, { query: { kind } })).draft;
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

/** Whoever is not signed in starts with the first step. */
function kindOf(context: Context, url: URL) {
  const kind = kindOfAddress(url);
  requireUser(context, url, wizardUrls[kind].email + wishQuery(url.searchParams));
  return kind;
}
