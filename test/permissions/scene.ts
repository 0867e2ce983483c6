import { readConfig } from '../../src/config.ts';
import { newVapidKeys } from '../../src/platform/push/vapid.ts';
import { isRefusal } from '../../src/contract/errors.ts';
import {
  findOrCreateAdvertiser,
  hashOfSecret,
  markSecondFactorPassed,
} from '../../src/features/accounts/index.ts';
import { addSession } from '../../src/features/accounts/db-sessions.ts';
import { loadBuiltInPlaces } from '../../src/features/places/index.ts';
import { afterAll } from 'vitest';
import { openAccountService } from '../account-service.ts';
import { ApiCaller } from '../api-caller.ts';
import { testPlatform } from '../platform.ts';
import { fakeRegister } from '../register.ts';

/** Callers: without a token, with the token of one of four accounts, or with a token of an ended session. */
export const callers = ['nobody', 'another', 'owner', 'moderator', 'admin', 'signed-out'] as const;
export type Caller = (typeof callers)[number];

const hour = 3_600_000;
const adminEmail = 'spravce@example.cz';
/** Must not occur in any response to another caller. */
export const ownerEmail = 'majitelka@example.cz';

export type Scene = Awaited<ReturnType<typeof openScene>>;

/** A platform with four accounts, for one test file. */
export async function openScene() {
  const register = await fakeRegister();
  const bare = await testPlatform();
  const { appUrl, dataDir } = bare.config;
  const accountService = await openAccountService('google', () => `${appUrl}/prihlaseni/google/zpet`);
  afterAll(() => accountService.close());
  const push = newVapidKeys();
  const settings = {
    DATA_DIR: dataDir,
    ADMIN_EMAILS: adminEmail,
    BANK_ACCOUNT: '19-2000145399/0800',
    ARES_BASE_URL: register.address,
    PUSH_PUBLIC_KEY: push.publicKey,
    PUSH_PRIVATE_KEY: push.privateKey,
    ...accountService.settings,
  };
  const platform = { ...bare, config: readConfig({ NODE_ENV: 'test', ...settings }) };
  await loadBuiltInPlaces(platform);
  const account = async (email: string) => {
    const details = { email, verified: true, cardLimit: 1000 };
    const { id } = await findOrCreateAdvertiser(platform.db, platform, details);
    return { advertiserId: id, email, admin: email === adminEmail };
  };
  const accounts = {
    owner: await account(ownerEmail),
    another: await account('nekdo.jiny@example.cz'),
    moderator: await account('moderatorka@example.cz'),
    admin: await account(adminEmail),
  };
  await platform.db
    .updateTable('advertisers')
    .where('id', '=', accounts.moderator.advertiserId)
    .set({ moderator_since: platform.clock.now() })
    .execute();
  let strangers = 0;

  return {
    platform,
    accountService,
    api: new ApiCaller(platform),
    ...accounts,
    /** An email address that is not in use. */
    freshEmail: () => `neznamy-${(strangers += 1)}@example.cz`,
    /** The caller's token; each call has its own session, so that signing out ends no other. */
    async tokenOf(caller: Caller, { secondFactor = true } = {}): Promise<string | undefined> {
      // Resets hourly rate limits, as between visits.
      platform.clock.advance(hour);
      if (caller === 'nobody') return undefined;
      const token = platform.ids.token();
      if (caller === 'signed-out') return token;
      const { advertiserId } = accounts[caller];
      const now = platform.clock.now();
      const expiresAt = new Date(now.getTime() + hour);
      const tokenHash = hashOfSecret(token);
      await addSession(platform.db, { tokenHash, advertiserId, now, expiresAt });
      if (secondFactor) await markSecondFactorPassed(platform.db, tokenHash, now);
      return token;
    },
  };
}

/** Unwraps the result of a use case; a refusal means that the scene itself is wrong. */
export function given<T>(answer: T): Exclude<T, { refused: unknown }> {
  if (isRefusal(answer)) throw new Error(`The scene was refused: ${JSON.stringify(answer)}`);
  // Sound, because refusals have been excluded above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as Exclude<T, { refused: unknown }>;
}
