import type { Refusal } from './errors.ts';
import type { Operation, OperationData, OperationError, OperationInput, RoleAudience } from './operation.ts';

/** The signed-in advertiser on whose behalf a call runs. */
export type Viewer = {
  readonly advertiserId: string;
  readonly email: string;
  /** The address is listed in ADMIN_EMAILS and proven. */
  readonly admin: boolean;
  /** Made a moderator by an admin; admins have all rights of moderators anyway. */
  readonly moderator?: boolean;
  /** An admin sees with their eyes: what only they may know is left out. */
  readonly seenByAdmin?: true;
};

/** Context of a call, besides its input. */
export type Call<O extends Operation = Operation> = {
  readonly requestId: string;
  /** A keyed hash of the caller's network address: enough for rate limits, not enough to track a person. */
  readonly client: string;
  /** Hash of the bearer token, by which this session can be signed out. */
  readonly tokenHash: string | undefined;
  readonly viewer: O['audience'] extends 'advertiser' | RoleAudience ? Viewer : Viewer | undefined;
};

type Answer<O extends Operation> = OperationData<O> | Refusal<OperationError<O>>;

export type Handler<O extends Operation> = (
  input: OperationInput<O>,
  call: Call<O>,
) => Answer<O> | Promise<Answer<O>>;

/** An operation with its handler, ready to be mounted. */
export type Endpoint = {
  readonly operation: Operation;
  /** Runs the handler; the caller must have parsed the input and checked the audience. */
  readonly run: (input: never, call: never) => unknown;
};

/** Binds a handler to its operation; the compiler checks input, result and refusal codes. */
export function implement<O extends Operation>(operation: O, run: Handler<O>): Endpoint {
  return { operation, run };
}
