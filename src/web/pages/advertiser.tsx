import { data, useLocation } from 'react-router';
import { AdvertiserGone } from './advertiser/advertiser-gone.tsx';
import { loadAdvertiser } from './advertiser/advertiser.server.ts';
import { AdvertiserPage } from './advertiser/advertiser-page.tsx';
import type { Route } from './+types/advertiser';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const loaded = await loadAdvertiser(context, params.slug, url);
  return data(loaded, { status: loaded.found ? 200 : 410 });
}

export default function Advertiser({ loaderData: { found, now } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return found ? <AdvertiserPage {...found} now={now} /> : <AdvertiserGone path={pathname} />;
}
