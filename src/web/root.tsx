import { type ReactNode, useEffect } from 'react';
import { Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import { countUnread } from '../features/contact/contract.ts';
import { getSiteConfig } from '../features/site-config/contract.ts';
import { Loading } from '../ui/feedback/loading.tsx';
import { ToastProvider } from '../ui/feedback/toasts.tsx';
import { BesideBreadcrumbs } from '../ui/navigation/breadcrumbs.tsx';
import coreFont from '../ui/fonts/archivo-core.woff2?url';
import czechFont from '../ui/fonts/archivo-czech.woff2?url';
import '../ui/styles/global.css';
import type { MiddlewareFunction } from 'react-router';
import type { PageProps, RouteArgs } from './router/route-types.ts';
import { loadFromApi } from './api-client.ts';
import { watchBuilds } from './builds/latest-build.ts';
import { CopyNotice } from './copy-notice.tsx';
import { favouritesOf } from './favourites/change-favourites.ts';
import { BreadcrumbStructuredData } from './structured-data/structured-data.tsx';
import { ViewTransitions } from './view-transition.tsx';
import { NavigationLoading } from './navigation-loading.tsx';
import { noticeParameter } from '../contract/signed-out.ts';
import { readOwnPlace } from './own-place-cookie.ts';
import { Styles } from './router/document-assets.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { followRedirects } from './follow-redirects.ts';
import { PwaManager } from './pwa/pwa-manager.tsx';
import { storeSubmittedForm, submittedFormHere } from './form-recovery/store-submitted.server.ts';
import { FormRecovery } from './form-recovery/form-recovery.tsx';
import { CarriedCode, useHeldCode } from './referral/carried-code.ts';
import { travellingCode } from './referral/travelling-code.ts';
import { servicesContext, userContext } from './services.ts';
import type { Shell } from './shell.ts';
import { messagesUrl } from './urls.ts';

export const middleware: MiddlewareFunction<Response>[] = [followRedirects, storeSubmittedForm];

export async function loader({ request, context }: RouteArgs): Promise<Shell> {
  const user = context.get(userContext);
  const [options, favourites, { unread }] = await Promise.all([
    loadFromApi(context, getSiteConfig),
    favouritesOf({ request, context }),
    user ? loadFromApi(context, countUnread) : { unread: 0 },
  ]);
  return {
    user: user && { name: user.name },
    favourites,
    place: readOwnPlace(request),
    unread,
    appUrl: context.get(servicesContext).appUrl,
    categories: options.categories
      .filter((category) => !category.parent)
      .map(({ slug, name }) => ({ slug, name })),
    social: options.social,
    outboxUrl: options.outboxUrl,
    build: options.buildId,
    year: new Date().getFullYear(),
    referral: travellingCode(context, request),
    submittedForm: submittedFormHere({ request, context }),
  };
}

/** The shell changes only by what the visitor does, or when a dead session was cleared. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
  // After a refusal, or with the connection gone, loading again could only fail and take the form away.
  if (actionStatus >= 400) return false;
  // Opening messages reads them.
  if (currentUrl.pathname.startsWith(messagesUrl)) return true;
  return (formMethod !== undefined && formMethod !== 'GET') || nextUrl.searchParams.has(noticeParameter);
}

/** Fetched together with the styles, so that a page is laid out once, with its letters. */
const fonts = [coreFont, czechFont];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="cs">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
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
  const code = useHeldCode(loaderData.referral);
  useEffect(() => watchBuilds(loaderData.build), [loaderData.build]);
  return (
    <CarriedCode value={code}>
      <Loading />
      <NavigationLoading />
      <CopyNotice />
      <PwaManager build={loaderData.build} />
      <ToastProvider>
        <FormRecovery signedIn={loaderData.user !== undefined} />
        <BesideBreadcrumbs value={breadcrumbStructuredData}>
          <Outlet />
        </BesideBreadcrumbs>
      </ToastProvider>
    </CarriedCode>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
