import { sql } from 'kysely';
import { Passkey } from '../passkey.ts';
import { codeAt, totpSecret } from '../second-factor.ts';
import { moderatorOnly, rolesOnly, type Rows } from './row.ts';
import type { Scene } from './scene.ts';

/** Admin and moderator have two authenticator apps each. */
async function withApps({ platform: { db, clock, ids }, admin, moderator }: Scene) {
  const now = clock.now();
  await db.deleteFrom('second_factors').execute();
  for (const { advertiserId: advertiser_id } of [admin, moderator]) {
    const app = {
      advertiser_id,
      kind: 'totp',
      name: 'Aplikace',
      totp_secret: totpSecret,
      totp_step: 0,
    } as const;
    const apps = [ids.uuid(), ids.uuid()].map((id) => ({ ...app, id, created_at: now }));
    await db.insertInto('second_factors').values(apps).execute();
  }
  return { body: { code: codeAt(totpSecret, now) } };
}

/** Every session has started the same setup. */
async function begunBySessions({ platform: { db, clock } }: Scene, kind: string, value: string) {
  await sql`insert into second_factor_beginnings (token_hash, kind, value, begun_at)
    select token_hash, ${kind}, ${value}, ${clock.now()} from sessions
    on conflict (token_hash, kind) do update set value = excluded.value, begun_at = excluded.begun_at`.execute(
    db,
  );
}

const challenge = Buffer.from('podepis to').toString('base64url');

/** A passkey just created by the caller's browser. */
async function newKey(scene: Scene) {
  await begunBySessions(scene, 'add-passkey', challenge);
  return { body: { answer: new Passkey(scene.platform.config.appUrl).create({ challenge }) } };
}

/** A signature by the moderator's passkey, valid only for them. */
async function keyOfModerator(scene: Scene) {
  const { db, config, clock, ids } = scene.platform;
  const key = new Passkey(config.appUrl);
  await begunBySessions(scene, 'pass-passkey', challenge);
  await db
    .insertInto('second_factors')
    .values({
      id: ids.uuid(),
      advertiser_id: scene.moderator.advertiserId,
      kind: 'passkey',
      name: 'Klíč',
      credential_id: key.id,
      public_key: key.publicKey,
      sign_count: 0,
      created_at: clock.now(),
    })
    .execute();
  return { body: { answer: key.get({ challenge }) } };
}

/** A factor of the moderator, which only they may remove. */
const ofModerator = async (scene: Scene) => {
  await withApps(scene);
  const { id } = await scene.platform.db
    .selectFrom('second_factors')
    .where('advertiser_id', '=', scene.moderator.advertiserId)
    .select('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

/** Second factors of admins and moderators. */
export const secondFactorRows: Rows = {
  getSecondFactor: rolesOnly(),
  startTotp: rolesOnly(),
  startPasskey: rolesOnly(),
  addPasskey: rolesOnly(newKey),
  startPasskeyPass: rolesOnly(),
  passWithPasskey: moderatorOnly(keyOfModerator),
  confirmTotp: rolesOnly(async (scene) => {
    await begunBySessions(scene, 'add-totp', totpSecret);
    return withApps(scene);
  }),
  passSecondFactor: rolesOnly(withApps),
  makeRecoveryCodes: rolesOnly(async (scene) => {
    await withApps(scene);
    return {};
  }),
  removeFactor: moderatorOnly(ofModerator),
};
