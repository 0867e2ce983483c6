import type { Refusal } from './errors.ts';
import type { Operation, OperationData, OperationError, OperationInput, RoleAudience } from './operation.ts';

/** The signed-in advertiser on whose behalf a call runs. */
export type Viewer = {
  readonly advertiserId: string;
  readonly email: string;
  /** Named by ADMIN_EMAILS, and the address is proven. */
  readonly admin: boolean;
  /** Whom an admin has made a moderator; an admin may do all of it anyway. */
  readonly moderator?: boolean;
  /** An admin sees with their eyes: what only they may know is left out. */
  readonly seenByAdmin?: true;
};

/** What a handler knows about the call besides its input. */
export type Call<O extends Operation = Operation> = {
  readonly requestId: string;
  /** A keyed hash of the caller's network address: enough to limit, not enough to track. */
  readonly client: string;
  /** Hash of the bearer token, for signing that session out. */
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
  /** The input has passed the operation's schemas and the audience has been checked. */
  readonly run: (input: never, call: never) => unknown;
};

/** Ties a handler to its operation; the compiler checks input, answer and the codes it may refuse with. */
export function implement<O extends Operation>(operation: O, run: Handler<O>): Endpoint {
  return { operation, run };
}
