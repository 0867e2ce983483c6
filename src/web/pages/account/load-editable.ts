import { type RouterContextProvider, data, redirect } from 'react-router';
import { errorCatalogue } from '../../../contract/errors.ts';
import { type OwnListing, getOwnListing } from '../../../features/listings/contract.ts';
import { loadFromApi } from '../../api-client.ts';
import { requireUser } from '../../signed-in.ts';
import { myListingsUrl, readListingAddress } from '../../../contract/urls.ts';

const editable = ['active', 'reserved', 'resting', 'held'];

/**
 * An editable own listing (also paused or held) by the URL of its editing page; redirects to the list when it
 * has ended.
 */
export async function loadEditable(
  context: Readonly<RouterContextProvider>,
  url: URL,
  segment: string,
): Promise<OwnListing> {
  requireUser(context, url);
  const address = readListingAddress(segment);
  if (!address) throw data({ message: errorCatalogue['listing-not-found'].message }, { status: 404 });
  const own = await loadFromApi(context, getOwnListing, { params: { id: address.id } });
  if (own.state === 'blocked') throw redirect(`${myListingsUrl}?stav=ukoncene&zprava=byl-smazan`);
  if (!editable.some((state) => state === own.state)) throw redirect(`${myListingsUrl}?zprava=uz-skoncil`);
  return own;
}
