import type { ApiCaller } from '../api-caller.ts';
import type { Caller, Scene } from './scene.ts';

/** Parameters of the call; `token` is set by the row's caller. */
type Input = Omit<NonNullable<Parameters<ApiCaller['call']>[1]>, 'token' | 'application'>;

/** Prepares a call that succeeds for any authorized caller; everything it refers to belongs to the owner. */
type Prepare = (scene: Scene) => Input | Promise<Input>;

/** One operation of the matrix: exactly these callers are authorized. */
export type Row = { readonly passes: readonly Caller[]; readonly prepare: Prepare };
/** Rows by the `id` of their operation. */
export type Rows = Readonly<Record<string, Row>>;

const row =
  (...passes: Caller[]) =>
  (prepare: Prepare = () => ({})): Row => ({ passes, prepare });

/** Public: needs no authentication. */
export const anybody = row('nobody', 'another', 'owner', 'moderator', 'admin');
/** Everybody except the owner of the object in the call. */
export const anybodyElse = row('nobody', 'another', 'moderator', 'admin');
/** Every signed-in account, each with its own objects. */
export const signedInOnes = row('another', 'owner', 'moderator', 'admin');
/** Only the owner of the object in the call. */
export const ownerOnly = row('owner');
/** Only moderators and admins. */
export const rolesOnly = row('moderator', 'admin');
/** Only the moderator whose own object it is. */
export const moderatorOnly = row('moderator');
/** Only admins, who are named by the configuration. */
export const adminOnly = row('admin');
