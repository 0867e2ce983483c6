import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Who may call an operation: anyone; anyone, with the viewer if signed in; a signed-in advertiser; moderators and
 * admins; or admins only. The last two require a second factor passed recently.
 */
export type Audience = 'anyone' | 'anyone-or-advertiser' | 'advertiser' | 'moderator' | 'admin';
/** Audiences that need a role. */
export type RoleAudience = 'moderator' | 'admin';

type ObjectSchema = z.ZodObject;

/**
 * One API operation: the single source for its handler, the pages' client, the forms and OpenAPI, where the name of its
 * constant is its id. `path` is relative to `/api/v1` and has parameters such as `{id}`. `body: 'stream'` receives raw
 * bytes, `data: 'file'` returns them.
 */
export type Operation = {
  readonly method: Method;
  readonly path: `/${string}`;
  /** In Czech, because it is shown at `/api`. */
  readonly summary: string;
  readonly audience: Audience;
  /** Needs a role, but no passed second factor, because the operation itself sets one up or verifies it. */
  readonly beforeSecondFactor?: true;
  /**
   * While an admin views the site as an account (docs/decisions/0294), what changes anything refuses, and so does what
   * reads an account's own data, unless this says as whom it runs: the viewed account, or the admin.
   */
  readonly duringAccountView?: 'as-account' | 'as-oneself';
  /** Defaults to 200. */
  readonly status?: 201 | 202;
  /**
   * Callers without an account may be answered by a replica, seconds behind: it writes nothing, and shows nothing that
   * such a caller has just written.
   */
  readonly mayBeStale?: true;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: z.ZodType | 'stream';
  readonly data: z.ZodType | 'file';
  readonly errors?: readonly ErrorCode[];
};

type Parsed<S, Missing> = S extends z.ZodType ? z.output<S> : Missing;
type Given<S, Missing> = S extends z.ZodType ? z.input<S> : Missing;

/** Input of a handler: parsed values. */
export type OperationInput<O extends Operation> = {
  params: Parsed<O['params'], Record<never, never>>;
  query: Parsed<O['query'], Record<never, never>>;
  body: O['body'] extends 'stream' ? ReadableStream<Uint8Array> : Parsed<O['body'], undefined>;
};

/** Input of a caller: values before parsing; a part without a schema is left out. */
export type OperationCall<O extends Operation> = (O['params'] extends z.ZodType
  ? { params: Given<O['params'], never> }
  : { params?: undefined }) &
  (O['query'] extends z.ZodType ? { query?: Given<O['query'], never> } : { query?: undefined }) &
  (O['body'] extends 'stream'
    ? { body: ReadableStream<Uint8Array>; headers?: Record<string, string> }
    : O['body'] extends z.ZodType
      ? { body: Given<O['body'], never> }
      : { body?: undefined });

/** Result of an operation that returns a file. */
export type FileAnswer = {
  /** Name under which the file is saved. */
  readonly name: string;
  readonly mediaType: string;
  /** Undefined for a file that is generated while it is sent. */
  readonly size?: number;
  readonly stream: () => ReadableStream<Uint8Array>;
  /** A picture shown in a page rather than downloaded; the caller's browser caches it for a while. */
  readonly shown?: true;
};

export type OperationData<O extends Operation> = O['data'] extends z.ZodType
  ? z.output<O['data']>
  : FileAnswer;

/** Errors that any operation can return, besides those it names itself. */
export const commonErrors = [
  'invalid-input',
  'malformed-request',
  'unknown-application',
  'unexpected',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** Errors of operations that need a role. */
export const roleErrors = [
  'not-allowed',
  'second-factor-missing',
  'second-factor-needed',
] as const satisfies readonly ErrorCode[];

/** Why a call refuses while an admin views the site as an account; none where it runs. */
export function accountViewError({
  method,
  audience,
  duringAccountView,
}: Pick<Operation, 'method' | 'audience' | 'duringAccountView'>):
  | 'account-view-read-only'
  | 'account-view-private'
  | undefined {
  if (duringAccountView === 'as-oneself') return undefined;
  if (method !== 'get') return 'account-view-read-only';
  return audience === 'advertiser' && duringAccountView === undefined ? 'account-view-private' : undefined;
}

/** Whether an operation is for those who look after the bazaar. */
export const isForRole = ({ audience }: Pick<Operation, 'audience'>): boolean =>
  audience === 'moderator' || audience === 'admin';

export type OperationError<O extends Operation> =
  | Extract<O['errors'], readonly ErrorCode[]>[number]
  | (typeof commonErrors)[number]
  | (O['audience'] extends 'advertiser' | RoleAudience ? 'not-signed-in' : never)
  | (O['audience'] extends RoleAudience ? (typeof roleErrors)[number] : never);

/** Preserves the literal types of an operation, so that handlers and callers are checked against it. */
export function operation<
  const M extends Operation['method'],
  const P extends Operation['path'],
  const D extends Omit<Operation, 'method' | 'path'>,
>(method: M, path: P, described: D): { readonly method: M; readonly path: P } & D {
  return { method, path, ...described };
}
