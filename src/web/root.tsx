import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { getOptions } from '../features/options/contract.ts';
import '../ui/styles/global.css';
import type { Route } from './+types/root';
import { loadFromApi } from './api-client.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { servicesContext, userContext } from './services.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const options = await loadFromApi(context, getOptions);
  return {
    user: context.get(userContext) ? { name: context.get(userContext)?.name ?? '' } : undefined,
    appUrl: context.get(servicesContext).appUrl,
    categories: options.categories.filter((category) => !category.parent),
    contactEmail: options.contact.email,
    social: options.social,
    outboxUrl: options.outboxUrl,
    year: new Date().getFullYear(),
  };
}

/** What every page's shell knows. */
export const useShell = () => useRouteLoaderData<typeof loader>('root');

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="cs">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
