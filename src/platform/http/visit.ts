import type { HttpBindings } from '@hono/node-server';

/** What every middleware knows about the request in hand. */
export type VisitVariables = {
  requestId: string;
  /** A keyed hash of the caller's network address. */
  client: string;
  /** When the request had wholly arrived, by `performance.now()`; photos are handled while they arrive. */
  arrivedAt?: number;
};

export type VisitEnv = { Bindings: HttpBindings; Variables: VisitVariables };
