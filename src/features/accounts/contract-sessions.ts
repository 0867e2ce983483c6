import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { provider } from './contract-providers.ts';

const ownSession = z
  .object({
    id: z.uuid(),
    /** The session of this very call. */
    current: z.boolean(),
    device: z.string().optional(),
    since: z.iso.datetime(),
    /** To within five minutes. */
    lastUsed: z.iso.datetime(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof ownSession>;

export const ownSignIn = z
  .object({
    email: z.string(),
    hasPassword: z.boolean(),
    hasLastingPin: z.boolean(),
    providers: z.array(provider),
    /** Whether this session is young enough to change a password or a lasting PIN. */
    fresh: z.boolean(),
    sessions: z.array(ownSession),
  })
  .meta({ id: 'OwnSignIn' });
export type OwnSignIn = z.output<typeof ownSignIn>;

export const getOwnSignIn = operation({
  id: 'getOwnSignIn',
  method: 'get',
  path: '/account/sign-in',
  summary: 'Čím se účet otevírá a kde je právě přihlášený.',
  audience: 'advertiser',
  data: ownSignIn,
});

export const endOwnSession = operation({
  id: 'endOwnSession',
  method: 'delete',
  path: '/account/sessions/{id}',
  summary: 'Odhlásit jedno ze svých přihlášení, ať je kdekoli.',
  audience: 'advertiser',
  params: z.object({ id: z.uuid() }),
  data: z.object({ signedOut: z.literal(true) }),
  errors: ['not-found'],
});
