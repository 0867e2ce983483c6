import { afterAll, describe, expect, it } from 'vitest';
import { openAccountService } from '../../test/account-service.ts';
import { ApiCaller } from '../../test/api-caller.ts';
import { callBlocking } from '../../test/conformance/blocking.ts';
import { callFavouritesAndWatches } from '../../test/conformance/favourites-and-watches.ts';
import { callLottery } from '../../test/conformance/lottery.ts';
import { callMemberships } from '../../test/conformance/memberships.ts';
import {
  callModeration,
  callAdminOverview,
  callReports,
  callStops,
} from '../../test/conformance/moderation.ts';
import { callNewsletter } from '../../test/conformance/newsletter.ts';
import { callOutgrown } from '../../test/conformance/outgrown.ts';
import { callPush } from '../../test/conformance/push.ts';
import { publishAnother } from '../../test/conformance/publishing.ts';
import { callMeetingPoints } from '../../test/conformance/meeting-points.ts';
import { callBrands } from '../../test/conformance/brands.ts';
import { callCategories } from '../../test/conformance/categories.ts';
import { callRedirects } from '../../test/conformance/redirects.ts';
import { callSecondFactor } from '../../test/conformance/second-factor.ts';
import { callRoles } from '../../test/conformance/roles.ts';
import { callSelling } from '../../test/conformance/selling.ts';
import { callTermsNotices } from '../../test/conformance/terms-notices.ts';
import { callTexts } from '../../test/conformance/texts.ts';
import { testPlatform } from '../../test/platform.ts';
import { readOnlyReplica } from '../../test/read-only-replica.ts';
import { sampleCompany, fakeRegister } from '../../test/register.ts';
import { describeSignIn } from '../../test/conformance/signing-in.ts';
import { signedIn, signedInWithFactor } from '../../test/sign-in.ts';
import { readBankAccount } from '../contract/bank-account.ts';
import * as listings from '../features/listings/contract.ts';
import { loadBuiltInPlaces } from '../features/places/index.ts';
import { newVapidKeys } from '../platform/push/vapid.ts';
import { jobsOf } from '../features/all.ts';
import { operations } from '../features/all.ts';

const register = await fakeRegister();
const platform = await testPlatform();
const accountService = await openAccountService(
  'google',
  () => `${platform.config.appUrl}/prihlaseni/google/zpet`,
);
afterAll(() => accountService.close());
await loadBuiltInPlaces(platform);
const api = new ApiCaller({
  ...platform,
  // Whoever may be answered by a replica is answered by one here, where nothing can be written.
  replica: readOnlyReplica(platform).replica,
  config: {
    ...platform.config,
    aresBaseUrl: register.address,
    adminEmails: ['spravce@example.com'],
    bankAccount: readBankAccount('19-2000145399/0800'),
    push: { ...newVapidKeys(), services: ['fcm.googleapis.com'] },
    google: { ...accountService.client, issuer: accountService.url },
  },
});
const nowhere = '00000000-0000-4000-8000-000000000000';

/** Runs scheduled work and the emails it queues. */
async function runSchedule(name: string): Promise<void> {
  const work = jobsOf(platform);
  await work.schedule.find((each) => each.name === name)?.run();
  await platform.runJobs(work.handlers);
}

/** The key in a link of the latest email to an address. */
function keyTo(email: string, link: RegExp): string {
  const mail = platform.emails.findLast(({ to }) => to === email);
  return link.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('responses conform to the OpenAPI document', () => {
  it('while a listing is written, published, found, asked about, edited and withdrawn', async () => {
    await callSelling(api, platform, sampleCompany.ico);
    expect(api.seen).toContain('signOut 200');
    // Calls every operation once, with photos: more than one test may take on a busy machine.
  }, 60_000);

  it('while a listing nears its expiry and is renewed by the link in an email', async () => {
    const { token } = await signedIn(platform, 'obnova@example.com');
    const id = await publishAnother(api, token);
    const soon = new Date(platform.clock.now().getTime() + 86_400_000);
    await platform.db
      .updateTable('listings')
      .set({ expires_at: soon, inserted: new Date(0) })
      .execute();
    await runSchedule('warn-of-ends');
    const params = { key: keyTo('obnova@example.com', /\/obnoveni\/([\w-]+)/) };
    expect((await api.call(listings.getRenewal, { params })).status).toBe(200);
    const renewed = await api.call(listings.renewByKey, { params, body: { ids: [id] } });
    expect(renewed.body.data).toMatchObject({
      offers: [{ listing: { id }, state: 'renewed' }],
      problems: [],
    });
    const unknown = { params: { key: 'x'.repeat(43) } };
    expect((await api.call(listings.getRenewal, unknown)).status).toBe(404);
    expect((await api.call(listings.renewByKey, { ...unknown, body: {} })).status).toBe(404);
  });

  describeSignIn({ api, platform, accountService });

  it('while favourites are saved and a search is watched, with and without an account', async () => {
    const seller = await signedIn(platform, 'druhy.prodejce@example.com');
    await callFavouritesAndWatches(api, platform, {
      id: await publishAnother(api, seller.token),
      runSchedule,
      keyTo,
    });
    expect(api.seen).toContain('endWatchOfKey 200');
  });

  it('while reminders of outgrown gear are requested, with and without an account', async () => {
    await callOutgrown(api, platform, { keyTo });
    expect(api.seen).toContain('endReminders 200');
  });

  it('while a membership is ordered, paid, used and withdrawn from, and an admin does their work', async () => {
    const { token: admin } = await signedInWithFactor(platform, 'spravce@example.com');
    const { token } = await signedIn(platform, 'clen@example.com');
    await callMemberships(api, { token, admin, publish: () => publishAnother(api, token) });
    const email = 'zavreny@example.com';
    await callBlocking(api, admin, { email, token: (await signedIn(platform, email)).token });
    await callModeration(api, admin, token, await publishAnother(api, token));
    await callReports(api, platform, { admin, owner: token, id: await publishAnother(api, token) });
    await callStops(api, admin, platform);
    await callBrands(api, admin);
    await callCategories(api, admin);
    await callMeetingPoints(api, admin);
    await callRedirects(api, admin);
    await callAdminOverview(api, admin, platform);
    const helper = 'moderatorka@example.com';
    await callRoles(api, admin, { email: helper, token: (await signedIn(platform, helper)).token });
    await callSecondFactor(api, platform, 'spravce@example.com');
    await callPush(api, token);
    expect(api.seen).toContain('confirmMembershipOrder 200');
    // Includes a photo.
  }, 60_000);

  it('while a lottery round is prepared and drawn, and its prize accepted and handed over', async () => {
    const signedInAs = async (email: string, admin: boolean) => {
      const { token, advertiser } = await (admin ? signedInWithFactor : signedIn)(platform, email);
      return { token, viewer: { advertiserId: advertiser.id, email, admin } };
    };
    const admin = await signedInAs('spravce@example.com', true);
    const player = await signedInAs('hrac@example.com', false);
    await callLottery(api, {
      platform,
      admin: admin.viewer,
      adminToken: admin.token,
      player: player.viewer,
      token: player.token,
    });
    expect(api.seen).toContain('drawLotteryRound 200');
  });

  it('while the newsletter is subscribed to, confirmed, written, sent and unsubscribed from', async () => {
    const { token: admin } = await signedInWithFactor(platform, 'spravce@example.com');
    await callNewsletter(api, platform, { admin, keyTo });
    expect(api.seen).toContain('resubscribe 202');
  });

  it('while site texts are read and edited, the operator is contacted, and changed terms are announced', async () => {
    const { token: admin } = await signedInWithFactor(platform, 'spravce@example.com');
    await callTexts(api, platform, admin);
    expect(api.seen).toContain('saveText 200');
    await callTermsNotices(api, platform, admin);
    expect(api.seen).toContain('closeTermsNotice 200');
  });

  it.each(operations.map((operation): [string, typeof operation] => [operation.id, operation]))(
    '%s refuses an unknown application and an anonymous caller with a documented response',
    async (_, operation) => {
      const params = {
        id: operation.path.startsWith('/drafts') || operation.path.startsWith('/sign-in') ? nowhere : 999,
        slug: 'nic',
        code: 'nic',
        albumId: nowhere,
        uploadId: nowhere,
        photoId: nowhere,
      };
      const foreign = await api.call(operation, { params, application: 'nobody' });
      expect(foreign).toMatchObject({ status: 403, body: { error: { code: 'unknown-application' } } });
      const stranger = await api.call(operation, {
        params,
        ...(operation.body && operation.body !== 'stream' ? { body: {} } : {}),
      });
      if (!operation.audience.startsWith('anyone')) expect(stranger.status).toBe(401);
    },
  );

  it('and every operation has been called successfully', () => {
    const uncalled = operations

      .filter(({ id, status = 200 }) => !api.seen.has(`${id} ${status}`))
      .map(({ id }) => id);
    expect(uncalled).toEqual([]);
  });
});
