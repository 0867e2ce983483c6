import { type RouterContextProvider, redirect } from 'react-router';
import { type Draft, currentDraft, openDraft } from '../../../features/listings/contract.ts';
import { loadFromApi } from '../../api-client.ts';
import { requireUser } from '../../signed-in.ts';
import { wizardUrls } from '../../../contract/urls.ts';
import { kindOfAddress } from './kind-of-address.ts';
import { wishQuery } from './wish-query.ts';

type Context = Readonly<RouterContextProvider>;

/** The draft of the offer or demand being added, made if there is none: for actions. */
export function openOwnDraft(context: Context, url: URL): Promise<Draft> {
  return loadFromApi(context, openDraft, { body: { kind: kindOf(context, url) } });
}

/** The same for loaders: looking at a page makes no draft. */
export async function ownDraft(context: Context, url: URL): Promise<Draft | undefined> {
  const { draft } = await loadFromApi(context, currentDraft, { query: { kind: kindOf(context, url) } });
  return draft;
}

/** For the steps after the first form: without a draft they lead back to it. */
export async function startedDraft(context: Context, url: URL): Promise<Draft> {
  const draft = await ownDraft(context, url);
  if (!draft) throw redirect(wizardUrls[kindOfAddress(url)].details);
  return draft;
}

/** Whoever is not signed in starts with the first step. */
function kindOf(context: Context, url: URL) {
  const kind = kindOfAddress(url);
  requireUser(context, url, wizardUrls[kind].email + wishQuery(url.searchParams));
  return kind;
}
