import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The only source of randomness for features. */
export type Ids = {
  uuid(): string;
  /** Unguessable token, 32 bytes as base64url. */
  token(): string;
  /** Six digits, uniformly random; may begin with zeros. */
  pin(): string;
};

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  pin: () => String(randomInt(1_000_000)).padStart(6, '0'),
};
