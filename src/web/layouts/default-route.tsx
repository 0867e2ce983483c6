import { Outlet, useLocation, useMatches } from 'react-router';
import { CompareForm } from '../../features/compare/components/compare-form.tsx';
import { FavouritesProvider } from '../../features/favourites/components/favourites.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import { Resubmit } from '../form-recovery/resubmit.tsx';
import { isPageHandle, type PageHandle } from '../page-handle.ts';
import { ErrorPage } from '../pages/error-page.tsx';
import { messageOf } from '../pages/not-found-message.tsx';
import type { ErrorBoundaryProps } from '../router/route-types.ts';
import { useShell } from '../shell.ts';
import { useUnread } from '../unread.ts';
import { newsletterUrl, referralConsentUrl } from '../../contract/urls.ts';
import { CardCorners } from './card-tools.tsx';
import { useReferralCode } from '../referral/referral-code.ts';
import { DefaultLayout } from './default-layout.tsx';
import { FooterSignUp } from './footer-sign-up.tsx';
import { useShellLinks } from './shell-links.ts';

export default function DefaultRoute() {
  const last = useMatches().at(-1)?.handle;
  const handle = isPageHandle(last) ? last : {};
  return (
    <Shell bottomBar={handle.bottomBar} searches={handle.searches}>
      <Outlet />
    </Shell>
  );
}

/** A page that does not exist, or is not shown during a view as an account, keeps the layout; anything else that went wrong stands alone. */
export function ErrorBoundary({ error }: ErrorBoundaryProps) {
  const message = messageOf(error);
  return message ? <Shell>{message}</Shell> : <ErrorPage />;
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
            unread={shell?.signedIn ? unread : undefined}
            year={year}
            bottomBar={bottomBar}
            searchBox={searches !== true}
            searchForm={searches === true ? undefined : searches}
            // Pages of the newsletter have the form already, or are about unsubscribing.
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

/**
 * Asks a visitor with an invitation whether its code may be stored; until then it only travels in URLs. The
 * answer reloads the page, because forms in the rendered one still contain the code.
 */
function ReferralQuestion() {
  const code = useReferralCode();
  const { pathname } = useLocation();
  if (code === undefined) return undefined;
  return (
    <aside className={layout.band} aria-label="Pozvánka">
      <form
        method="post"
        action={referralConsentUrl}
        className={classNames(layout.wrap, layout.row, layout.slim)}
      >
        <input type="hidden" name="rc" value={code} />
        <input type="hidden" name="back" value={pathname} />
        <p>Někdo tě pozval. Smíme si to 7&nbsp;dní pamatovat v&nbsp;cookie, aby se mu to započítalo?</p>
        <Button variant="secondary" size="tap">
          Souhlasím
        </Button>
        <Button variant="secondary" size="tap" name="answer" value="ne">
          Nesouhlasím
        </Button>
      </form>
    </aside>
  );
}
