import type { ReactNode } from 'react';
import type {
  MiddlewareFunction,
  RouterContextProvider,
  ShouldRevalidateFunction,
  useMatches,
} from 'react-router';

/** Path parameters by name; those ending with `?` are optional. */
type Params<Names extends string> = {
  readonly [Name in Names as Name extends `${string}?` ? never : Name]: string;
} & { readonly [Name in Names as Name extends `${infer Optional}?` ? Optional : never]?: string };

/** Arguments of a loader or an action. */
export type RouteArgs<Names extends string = never> = {
  request: Request;
  /** URL of the page, also when only its data are requested. */
  url: URL;
  params: Params<Names>;
  context: Readonly<RouterContextProvider>;
};

/** The type a component receives from a loader or an action. */
export type Served<F> = F extends (...args: never) => infer R ? WithoutInit<Awaited<R>> : undefined;
type WithoutInit<T> = T extends Response
  ? never
  : T extends { type: string; data: infer D; init: ResponseInit | null }
    ? D
    : T;

export type ClientLoaderArgs<Loader> = {
  request: Request;
  serverLoader: () => Promise<Served<Loader>>;
};
export type ClientActionArgs<Action> = {
  request: Request;
  serverAction: () => Promise<Served<Action>>;
};

/** Props of a route's component. */
export type PageProps<Loader = undefined, Action = undefined, Names extends string = never> = {
  loaderData: Served<Loader>;
  actionData: Served<Action> | undefined;
  params: Params<Names>;
  matches: ReturnType<typeof useMatches>;
};

export type ErrorBoundaryProps = { error: unknown };

export type HeadersArgs = { loaderHeaders: Headers; actionHeaders: Headers; parentHeaders: Headers };

/** Exports of a route module. Declared as methods, so that each may narrow its arguments. */
export interface RouteModule {
  default?(
    this: void,
    props: {
      loaderData: unknown;
      actionData: unknown;
      params: Readonly<Record<string, string | undefined>>;
      matches: ReturnType<typeof useMatches>;
    },
  ): ReactNode;
  ErrorBoundary?(this: void, props: ErrorBoundaryProps): ReactNode;
  loader?(this: void, args: RouteArgs<string>): unknown;
  action?(this: void, args: RouteArgs<string>): unknown;
  clientLoader?(this: void, args: { request: Request; serverLoader: () => Promise<unknown> }): unknown;
  clientAction?(this: void, args: { request: Request; serverAction: () => Promise<unknown> }): unknown;
  headers?(this: void, args: HeadersArgs): HeadersInit;
  middleware?: MiddlewareFunction<Response>[];
  handle?: unknown;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** An entry of the table of routes. */
export type RouteEntry = {
  readonly id: string;
  readonly path?: string;
  readonly index?: true;
  /** Module path below `src/web`, the key in the build manifest. */
  readonly file: string;
  readonly load: () => Promise<RouteModule>;
  /** Whether it has a server loader; pages do, layouts may not. */
  readonly loads: boolean;
  readonly children?: readonly RouteEntry[];
};
