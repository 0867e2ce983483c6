import { type Endpoint, implement, type Viewer } from '../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderQr } from '../../platform/qr/qr.ts';
import type { Feature } from '../feature.ts';
import { listingUrl } from '../../contract/urls.ts';
import { getOwnListing } from '../listings/index.ts';
import { qrAddress, shortPath, squareAddress } from './address.ts';
import * as contract from './contract.ts';

function sharingRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getShareKit, ({ params }, { viewer }) => getShareKit(platform, viewer, params.id)),
  ];
}

export const sharingFeature: Feature = { contract, endpoints: sharingRoutes };

/** Everything needed to share an own live listing. */
export async function getShareKit(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { advertiserId }: Viewer,
  id: number,
) {
  const own = await getOwnListing(platform, advertiserId, id);
  if (isRefusal(own)) return own;
  if (own.state !== 'active' && own.state !== 'reserved') return refuse('listing-inactive');
  const { appUrl } = platform.config;
  const shortUrl = appUrl + shortPath(own);
  return {
    url: appUrl + listingUrl(own),
    shortUrl,
    qr: renderQr(shortUrl),
    qrFile: qrAddress(own),
    picture: squareAddress(own),
  };
}
