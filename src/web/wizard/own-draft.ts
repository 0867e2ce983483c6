import type { RouterContextProvider } from 'react-router';
import { openDraft } from '../../features/listings/contract.ts';
import { loadFromApi } from '../api-client.ts';
import { requireUser } from '../signed-in.ts';
import { wizardUrls } from '../urls.ts';
import { kindOfAddress } from './kind-of-address.ts';
import { wishQuery } from './wish-query.ts';

/** The draft of the offer or demand being added; whoever is not signed in starts with the first step. */
export async function ownDraft(context: Readonly<RouterContextProvider>, url: URL) {
  const kind = kindOfAddress(url);
  requireUser(context, url, wizardUrls[kind].email + wishQuery(url.searchParams));
  return loadFromApi(context, openDraft, { body: { kind } });
}
