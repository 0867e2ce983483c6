import type { ReactNode } from 'react';
import type {
  MiddlewareFunction,
  RouterContextProvider,
  ShouldRevalidateFunction,
  useMatches,
} from 'react-router';

/** Parameters of an address by their names; one that ends with `?` may be missing. */
type Params<Names extends string> = {
  readonly [Name in Names as Name extends `${string}?` ? never : Name]: string;
} & { readonly [Name in Names as Name extends `${infer Optional}?` ? Optional : never]?: string };

/** What a loader or an action is called with. */
export type RouteArgs<Names extends string = never> = {
  request: Request;
  /** The address of the page, also where only its data are asked for. */
  url: URL;
  params: Params<Names>;
  context: Readonly<RouterContextProvider>;
};

/** What a component gets of what a loader or an action gives. */
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

/** What the component of a route gets. */
export type PageProps<Loader = undefined, Action = undefined, Names extends string = never> = {
  loaderData: Served<Loader>;
  actionData: Served<Action> | undefined;
  params: Params<Names>;
  matches: ReturnType<typeof useMatches>;
};

export type ErrorBoundaryProps = { error: unknown };

export type HeadersArgs = { loaderHeaders: Headers; actionHeaders: Headers; parentHeaders: Headers };

/** What the file of a route may export. Methods, because each narrows what it is called with. */
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

/** A row of the table of routes. */
export type RouteEntry = {
  readonly id: string;
  readonly path?: string;
  readonly index?: true;
  /** Where the module is, from `src/web`, by which the build names what it made of it. */
  readonly file: string;
  readonly load: () => Promise<RouteModule>;
  /** Whether it loads data from the server; pages do, layouts need not. */
  readonly loads: boolean;
  readonly children?: readonly RouteEntry[];
};
