import { Outlet, useLocation, useMatches } from 'react-router';
import type { ErrorBoundaryProps } from '../router/route-types.ts';
import { CompareForm } from '../../features/compare/components/compare-form.tsx';
import { FavouritesProvider } from '../../features/favourites/components/favourites.tsx';
import { isPageHandle, type PageHandle } from '../page-handle.ts';
import { FooterSignUp } from './footer-sign-up.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { NotFoundMessage } from '../pages/not-found-message.tsx';
import { ReferralQuestion } from '../referral/referral-question.tsx';
import { useShell } from '../shell.ts';
import { Resubmit } from '../form-recovery/resubmit.tsx';
import { useUnread } from '../unread.ts';
import { newsletterUrl } from '../urls.ts';
import { CardCorners } from './card-tools.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { useShellLinks } from './shell-links.ts';
import { isErrorAnswer } from '../router/page-data.ts';

export default function DefaultRoute() {
  const last = useMatches().at(-1)?.handle;
  const handle = isPageHandle(last) ? last : {};
  return (
    <Shell bottomBar={handle.bottomBar} searches={handle.searches}>
      <Outlet />
    </Shell>
  );
}

/** A page that does not exist keeps the layout; anything else that went wrong stands alone. */
export function ErrorBoundary({ error }: ErrorBoundaryProps) {
  if (!isErrorAnswer(error) || error.status !== 404) return <ErrorPage />;
  return (
    <Shell>
      <NotFoundMessage />
    </Shell>
  );
}

const none: readonly number[] = [];

function Shell({
  bottomBar,
  searches,
  children,
}: {
  bottomBar?: boolean | undefined;
  searches?: PageHandle['searches'];
  children: React.ReactNode;
}) {
  const { pathname, search } = useLocation();
  const { links, account, year } = useShellLinks();
  const shell = useShell();
  const unread = useUnread();
  const favourites = shell?.favourites ?? none;
  return (
    <FavouritesProvider ids={favourites} back={pathname + search}>
      <CompareForm>
        <CardCorners>
          <DefaultLayout
            links={links}
            path={pathname}
            query={new URLSearchParams(search).get('q') ?? undefined}
            account={account}
            unread={shell?.user && unread}
            year={year}
            bottomBar={bottomBar}
            searchBox={searches !== true}
            searchForm={searches === true ? undefined : searches}
            // Its own pages have the form already, or are about leaving.
            extra={!pathname.startsWith(newsletterUrl) && <FooterSignUp />}
          >
            <ReferralQuestion />
            <Resubmit />
            {children}
          </DefaultLayout>
        </CardCorners>
      </CompareForm>
    </FavouritesProvider>
  );
}
