import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { signedIn } from '../../../test/sign-in.ts';
import { recipientOf, advertiserMailbox, advertiserView, unverifiedMailbox } from './advertiser-view.ts';
import { findOrCreateAdvertiser } from './find-or-create-advertiser.ts';
import { setPublicName } from './own-account.ts';

const platform = await testPlatform();
const { db } = platform;

it('is created once for concurrent requests', async () => {
  const details = { email: 'soubeh@example.cz', publicName: 'Klára D.' };
  const made = await Promise.all(
    Array.from({ length: 15 }, () => findOrCreateAdvertiser(db, platform, details)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(made[0]?.slug).toMatch(/^klara-d-\d{6}$/);
});

it('gets another slug when the generated one is taken', async () => {
  const digits = ['111111', '111111', '222222'];
  const ids = { ...platform.ids, pin: () => digits.shift() ?? '333333' };
  const first = await findOrCreateAdvertiser(
    db,
    { ...platform, ids },
    { email: 'a@example.cz', publicName: 'Jan N.' },
  );
  const second = await findOrCreateAdvertiser(
    db,
    { ...platform, ids },
    { email: 'b@example.cz', publicName: 'Jan N.' },
  );
  expect([first.slug, second.slug]).toEqual(['jan-n-111111', 'jan-n-222222']);
});

it('is shown by name, never by email address', async () => {
  const { advertiser } = await signedIn(platform, 'jmeno.prijmeni@example.cz');
  const view = await advertiserView(db, advertiser.id);
  expect(view).toMatchObject({ trader: false, emailVerified: true, since: platform.clock.now() });
  expect(JSON.stringify(view)).not.toMatch(/jmeno|prijmeni|example/);
  expect(await advertiserView(db, platform.ids.uuid())).toBeUndefined();
});

it('gets emails only once its address is verified, and never if it is a demo advertiser', async () => {
  const to = async (details: { email: string; verified?: boolean; demo?: boolean }) => {
    const { id } = await findOrCreateAdvertiser(db, platform, { publicName: 'Jan N.', ...details });
    return [await advertiserMailbox(db, id), await unverifiedMailbox(db, id), await recipientOf(db, id)];
  };
  const own = (email: string) => ({ email, name: 'Jan N.' });
  const [proven, unproven, demo] = ['m1@example.cz', 'm2@example.cz', 'm3@example.invalid'] as const;
  expect(await to({ email: proven, verified: true })).toEqual([proven, proven, own(proven)]);
  expect(await to({ email: unproven })).toEqual([undefined, unproven, own(unproven)]);
  expect(await to({ email: demo, verified: true, demo: true })).toEqual([undefined, undefined, own(demo)]);
});

it('stores only the initial of a surname', async () => {
  const { advertiser } = await signedIn(platform, 'tomas@example.cz');
  expect(await setPublicName(db, advertiser.id, 'Tomáš Veselý', platform.clock.now())).toMatchObject({
    publicName: 'Tomáš V.',
  });
  expect(await advertiserView(db, advertiser.id)).toMatchObject({ name: 'Tomáš V.' });
});
