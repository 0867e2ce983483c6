import type { RouterContextProvider } from 'react-router';
import { openDraft } from '../../features/listings/contract.ts';
import { loadFromApi } from '../api-client.ts';
import { requireUser } from '../signed-in.ts';
import { addOfferUrl } from '../urls.ts';

/** The draft of the offer being added; whoever is not signed in starts with the first step. */
export async function ownDraft(context: Readonly<RouterContextProvider>, url: URL) {
  requireUser(context, url, addOfferUrl);
  return loadFromApi(context, openDraft, { body: { kind: 'offer' } });
}
