import { data, useLocation } from 'react-router';
import { AdvertiserGone } from './advertiser-gone.tsx';
import { loadAdvertiser } from './advertiser.server.ts';
import { AdvertiserPage } from './advertiser-page.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

export async function loader({ context, params, url }: RouteArgs<'slug'>) {
  const loaded = await loadAdvertiser(context, params.slug, url);
  return data(loaded, { status: loaded.found ? 200 : 410 });
}

export default function Advertiser({ loaderData: { found, now } }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  return found ? <AdvertiserPage {...found} now={now} /> : <AdvertiserGone path={pathname} />;
}
