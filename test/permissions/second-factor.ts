import { sql } from 'kysely';
import { codeAt, totpSecret } from '../second-factor.ts';
import { moderatorOnly, rolesOnly, type Rows } from './row.ts';
import type { Scene } from './scene.ts';

/** Both who have a role have two apps, and their sessions have begun a third. */
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
  await sql`insert into second_factor_beginnings (token_hash, kind, value, begun_at)
    select token_hash, 'add-totp', ${totpSecret}, ${now} from sessions on conflict do nothing`.execute(db);
  await sql`update second_factor_beginnings set begun_at = ${now}`.execute(db);
  return { body: { code: codeAt(totpSecret, now) } };
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
  confirmTotp: rolesOnly(withApps),
  passSecondFactor: rolesOnly(withApps),
  makeRecoveryCodes: rolesOnly(async (scene) => {
    await withApps(scene);
    return {};
  }),
  removeFactor: moderatorOnly(ofModerator),
};
