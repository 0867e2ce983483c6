import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type MiddlewareFunction,
  Outlet,
  redirect,
  redirectDocument,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { noticeParameter } from '../contract/signed-out.ts';
import { getAccountView } from '../features/account-views/contract.ts';
import { formatTime } from '../features/listings/components/format-time.ts';
import { countUnread } from '../features/conversations/contract.ts';
import { getSiteConfig } from '../features/site-config/contract.ts';
import { Loading, useShownLoading } from '../ui/feedback/loading.tsx';
import { ToastProvider } from '../ui/feedback/toasts.tsx';
import coreFont from '../ui/fonts/archivo-core.woff2?url';
import czechFont from '../ui/fonts/archivo-czech.woff2?url';
import { BesideBreadcrumbs } from '../ui/navigation/breadcrumbs.tsx';
import { cardOf, transitionFrom, viewTransitionsAllowed } from '../ui/navigation/view-transition.ts';
import '../ui/styles/global.css';
import { loadFromApi } from './api-client.ts';
import { watchBuilds } from './builds/latest-build.ts';
import { favouritesOf } from './favourites/change-favourites.ts';
import { FormRecovery } from './form-recovery/form-recovery.tsx';
import { storeSubmittedForm, submittedFormHere } from './form-recovery/store-submitted.server.ts';
import { readOwnPlace } from './own-place-cookie.ts';
import { AccountViewBanner } from './layouts/account-view-banner.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { withoutOverlay } from './loading-location.ts';
import { PwaManager } from './pwa/pwa-manager.tsx';
import { ReferralCode, useStickyReferralCode } from './referral/referral-code.ts';
import { codeInUrl } from './referral/code-in-url.ts';
import { Styles } from './router/document-assets.tsx';
import { isPageHandle } from './page-handle.ts';
import type { PageProps, RouteArgs } from './router/route-types.ts';
import { accountViewContext, servicesContext, userContext } from './services.ts';
import type { Shell } from './shell.ts';
import { BreadcrumbStructuredData } from './structured-data/structured-data.tsx';
import { messagesUrl, searchUrl } from '../contract/urls.ts';

/**
 * Applies an admin's redirect rules before any loader runs, after the URL has been matched to a route. Another
 * site is loaded as a document. If the rules are unavailable, no redirect applies.
 */
const followRedirects: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const rules = await context
    .get(servicesContext)
    .redirects()
    .catch(() => []);
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  const rule = rules.find((each) => each.path === path);
  if (!rule) return next();
  const status = rule.permanent ? 301 : 302;
  throw rule.target.startsWith('/') ? redirect(rule.target, status) : redirectDocument(rule.target, status);
};

const isSearch = (path: string) => path === searchUrl || path.startsWith(`${searchUrl}/`);

/** The specified overlay during a navigation; the search page itself shows that its filters changed. */
function NavigationLoading() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const next = location?.pathname ?? pathname;
  const covers = location?.state !== withoutOverlay && !(isSearch(next) && isSearch(pathname));
  useShownLoading(state !== 'idle' && next !== pathname && covers);
  return null;
}

export const middleware: MiddlewareFunction<Response>[] = [followRedirects, storeSubmittedForm];

async function accountViewOf(context: RouteArgs['context']): Promise<Shell['accountView']> {
  const { allowed, view } = await loadFromApi(context, getAccountView);
  if (!view) return { allowed };
  const secondsLeft = Math.max(1, Math.ceil((Date.parse(view.endsAt) - Date.now()) / 1_000));
  const { publicName, endsAt } = view;
  return { allowed, view: { publicName, until: formatTime(endsAt), secondsLeft: String(secondsLeft) } };
}

export async function loader({ request, context }: RouteArgs): Promise<Shell> {
  const user = context.get(userContext);
  const [options, favourites, { unread }, accountView] = await Promise.all([
    loadFromApi(context, getSiteConfig),
    favouritesOf({ request, context }),
    user ? loadFromApi(context, countUnread) : { unread: 0 },
    user ? accountViewOf(context) : { allowed: false, view: undefined },
  ]);
  context.set(accountViewContext, accountView.view !== undefined);
  return {
    signedIn: user !== undefined,
    favourites,
    place: readOwnPlace(request),
    unread,
    accountView,
    appUrl: context.get(servicesContext).appUrl,
    categories: options.categories
      .filter(({ parent, hidden }) => !parent && !hidden)
      .map(({ slug, name }) => ({ slug, name })),
    social: options.social,
    outboxUrl: options.outboxUrl,
    build: options.buildId,
    year: new Date().getFullYear(),
    referral: codeInUrl(context, request),
    submittedForm: submittedFormHere({ request, context }),
  };
}

/** An admin's view of an account may start or end in another window, so theirs revalidate on each navigation. */
let mayViewAccounts = false;

/** The shell changes only by what the visitor does, or when a dead session was cleared. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
  // After a refusal, or offline, revalidation could only fail and remove the form.
  if (actionStatus >= 400) return false;
  // Opening messages reads them.
  if (mayViewAccounts || currentUrl.pathname.startsWith(messagesUrl)) return true;
  return (formMethod !== undefined && formMethod !== 'GET') || nextUrl.searchParams.has(noticeParameter);
}

/** Preloaded together with the styles, so that text is laid out only once. */
const fonts = [coreFont, czechFont];

export function Layout({ children }: { children: ReactNode }) {
  // Signals hydration to tests and other scripts.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  const fits = useMatches().some(({ handle }) => isPageHandle(handle) && handle.besideKeyboard);
  return (
    <html lang="cs">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1, viewport-fit=cover${fits ? ', interactive-widget=resizes-content' : ''}`}
        />
        <meta name="theme-color" content="#f6f7f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1416" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
        ))}
        <Styles />
      </head>
      <body>
        <AccountViewBanner />
        {children}
        <ScrollRestoration />
        <ViewTransitions />
      </body>
    </html>
  );
}

const breadcrumbStructuredData = (way: Parameters<typeof BreadcrumbStructuredData>[0]) => (
  <BreadcrumbStructuredData {...way} />
);

export default function App({ loaderData }: PageProps<typeof loader>) {
  const code = useStickyReferralCode(loaderData.referral);
  useEffect(() => watchBuilds(loaderData.build), [loaderData.build]);
  useEffect(() => {
    mayViewAccounts = loaderData.accountView.allowed;
  }, [loaderData.accountView.allowed]);
  useRefreshOnReturn();
  return (
    <ReferralCode value={code}>
      <Loading />
      <NavigationLoading />
      <CopyNotice />
      <PwaManager build={loaderData.build} />
      <ToastProvider>
        <FormRecovery signedIn={loaderData.signedIn} />
        <BesideBreadcrumbs value={breadcrumbStructuredData}>
          <Outlet />
        </BesideBreadcrumbs>
      </ToastProvider>
    </ReferralCode>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

/**
 * When a page could not be rendered, the server sends a cached copy with a notice outside the hydrated tree. The
 * notice is removed by the next navigation.
 */
function CopyNotice() {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) document.querySelector('body > [data-cached="page"]')?.remove();
  }, [key]);
  return null;
}

/**
 * View transitions back to a list: photo and title move into their card once the scroll position is restored.
 */
function ViewTransitions() {
  const { pathname } = useLocation();
  const left = useRef(pathname);
  useLayoutEffect(() => {
    if (!viewTransitionsAllowed || left.current === pathname) return;
    transitionFrom(cardOf(left.current));
    left.current = pathname;
  }, [pathname]);
  return null;
}

/**
 * Revalidates a page restored by Back or Forward, from the back/forward cache or from a stored document: prices
 * may have changed.
 */
function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const [way] = performance.getEntriesByType('navigation');
    const stored = way instanceof PerformanceNavigationTiming && way.type === 'back_forward';
    if (stored && !refreshed) void revalidate();
    refreshed = true;
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && void revalidate();
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [revalidate]);
}

/** Once per document is enough. */
let refreshed = false;
