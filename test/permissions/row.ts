import type { ApiCaller } from '../api-caller.ts';
import type { Caller, Scene } from './scene.ts';

/** What is sent; `token` comes from the caller of the row. */
type Input = Omit<NonNullable<Parameters<ApiCaller['call']>[1]>, 'token' | 'application'>;

/** Prepares a call that would succeed if only its caller were right; whatever it names belongs to the owner. */
type Prepare = (scene: Scene) => Input | Promise<Input>;

/** One operation of the matrix: exactly these callers pass. */
export type Row = { readonly passes: readonly Caller[]; readonly prepare: Prepare };
/** Rows by the `id` of their operation. */
export type Rows = Readonly<Record<string, Row>>;

const row =
  (...passes: Caller[]) =>
  (prepare: Prepare = () => ({})): Row => ({ passes, prepare });

/** Public: the operation asks nobody who they are. */
export const anybody = row('nobody', 'another', 'owner', 'moderator', 'admin');
/** Everybody but whom the thing named in the call belongs to. */
export const anybodyElse = row('nobody', 'another', 'moderator', 'admin');
/** Everybody signed in, each with things of their own. */
export const signedInOnes = row('another', 'owner', 'moderator', 'admin');
/** Only whom the thing named in the call belongs to. */
export const ownerOnly = row('owner');
/** Only those who look after the bazaar. */
export const rolesOnly = row('moderator', 'admin');
/** Only a moderator, whose own it is. */
export const moderatorOnly = row('moderator');
/** Only those whom the configuration names. */
export const adminOnly = row('admin');
