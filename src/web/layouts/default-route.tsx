import { isRouteErrorResponse, Outlet, useLocation, useMatches } from 'react-router';
import type { Route } from './+types/default-route';
import { isPageHandle } from '../page-handle.ts';
import { ErrorPage } from '../pages/error-page.tsx';
import { NotFoundMessage } from '../pages/not-found-message.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { useShellLinks } from './shell-links.ts';

export default function DefaultRoute() {
  const handle = useMatches().at(-1)?.handle;
  return (
    <Shell bottomBar={isPageHandle(handle) ? handle.bottomBar : undefined}>
      <Outlet />
    </Shell>
  );
}

/** A page that does not exist keeps the layout; anything else that went wrong stands alone. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <Shell>
      <NotFoundMessage />
    </Shell>
  );
}

function Shell({ bottomBar, children }: { bottomBar?: boolean | undefined; children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  const { links, account, year } = useShellLinks();
  return (
    <DefaultLayout
      links={links}
      path={pathname}
      query={new URLSearchParams(search).get('q') ?? undefined}
      account={account}
      year={year}
      bottomBar={bottomBar}
    >
      {children}
    </DefaultLayout>
  );
}
