import { sql } from 'kysely';
import { Passkey } from '../passkey.ts';
import { codeAt, totpSecret } from '../second-factor.ts';
import { moderatorOnly, rolesOnly, type Rows } from './row.ts';
import type { Scene } from './scene.ts';

/** Both who have a role have two apps. */
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

/** Every session has begun the same. */
async function begunBySessions({ platform: { db, clock } }: Scene, kind: string, value: string) {
  await sql`insert into second_factor_beginnings (token_hash, kind, value, begun_at)
    select token_hash, ${kind}, ${value}, ${clock.now()} from sessions
    on conflict (token_hash, kind) do update set value = excluded.value, begun_at = excluded.begun_at`.execute(
    db,
  );
}

const challenge = Buffer.from('podepis to').toString('base64url');

/** A key that a browser has just made for whoever asked. */
async function newKey(scene: Scene) {
  await begunBySessions(scene, 'add-passkey', challenge);
  return { body: { answer: new Passkey(scene.platform.config.appUrl).create({ challenge }) } };
}

/** A signature by a key of the moderator, which lets in nobody else. */
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

/** One of the factors of the moderator, who may remove it; an admin only their own. */
const ofModerator = async (scene: Scene) => {
  await withApps(scene);
  const { id } = await scene.platform.db
    .selectFrom('second_factors')
    .where('advertiser_id', '=', scene.moderator.advertiserId)
    .select('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

/** What those who look after the bazaar do with their second factor. */
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
