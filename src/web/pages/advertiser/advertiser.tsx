import { data, useLocation } from 'react-router';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { searchUrl } from '../../../contract/urls.ts';
import { AdvertiserPage } from './advertiser-page.tsx';
import { loadAdvertiser } from './advertiser.server.ts';

const title = 'Tenhle inzerent už na bazaru není';

/** Shown instead of the page of a deleted or blocked account. */
function AdvertiserGone({ path }: { path: string }) {
  return (
    <div className={layout.wrap}>
      <PageHead title={title} description="Jeho inzeráty s ním zmizely." path={path} index={false} />
      <EmptyState
        heading="h1"
        title={title}
        actions={<LinkButton to={searchUrl}>Prohlédnout nabídky</LinkButton>}
      >
        Jeho inzeráty zmizely s ním.
      </EmptyState>
    </div>
  );
}

export async function loader({ context, params, url }: RouteArgs<'slug'>) {
  const loaded = await loadAdvertiser(context, params.slug, url);
  return data(loaded, { status: loaded.found ? 200 : 410 });
}

export default function Advertiser({ loaderData: { found, now } }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  return found ? <AdvertiserPage {...found} now={now} /> : <AdvertiserGone path={pathname} />;
}
