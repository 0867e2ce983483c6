import type { ReactNode } from 'react';
import { useActionData, useLoaderData, useMatches, useParams, useRouteError } from 'react-router';
import type { RouteModule } from './route-types.ts';

type Frame = (props: { children: ReactNode }) => ReactNode;
const bare: Frame = ({ children }) => children;

/** Elements of a route: its component with the loaded data, and its error boundary. */
export function elementsOf(
  { default: Page, ErrorBoundary: Boundary }: RouteModule,
  Frame: Frame = bare,
): { Component?: () => ReactNode; ErrorBoundary?: () => ReactNode } {
  return {
    ...(Page && {
      Component: function Route() {
        const actionData = useActionData();
        const given = { loaderData: useLoaderData(), actionData, params: useParams(), matches: useMatches() };
        return (
          <Frame>
            <Page {...given} />
          </Frame>
        );
      },
    }),
    ...(Boundary && {
      ErrorBoundary: function RouteError() {
        const error = useRouteError();
        return (
          <Frame>
            <Boundary error={error} />
          </Frame>
        );
      },
    }),
  };
}
