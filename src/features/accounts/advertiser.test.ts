import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { signedIn } from '../../../test/sign-in.ts';
import { advertiserMailbox, advertiserView } from './advertiser-view.ts';
import { findOrCreateAdvertiser } from './find-or-create-advertiser.ts';
import { setPublicName } from './set-public-name.ts';

const platform = await testPlatform();
const { db } = platform;

it('is one account however many create it at once', async () => {
  const details = { email: 'soubeh@example.cz', publicName: 'Klára D.' };
  const made = await Promise.all(
    Array.from({ length: 15 }, () => findOrCreateAdvertiser(db, platform, details)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(made[0]?.slug).toMatch(/^klara-d-\d{6}$/);
});

it('gets another slug when the drawn one is taken', async () => {
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

it('shows a name, never the address', async () => {
  const { advertiser } = await signedIn(platform, 'jmeno.prijmeni@example.cz');
  const view = await advertiserView(db, advertiser.id);
  expect(view).toMatchObject({ trader: false, emailVerified: true, since: platform.clock.now() });
  expect(JSON.stringify(view)).not.toMatch(/jmeno|prijmeni|example/);
  expect(await advertiserMailbox(db, advertiser.id)).toMatchObject({
    email: 'jmeno.prijmeni@example.cz',
    demo: false,
  });
  expect(await advertiserView(db, platform.ids.uuid())).toBeUndefined();
});

it('keeps only the first letter of a surname', async () => {
  const { advertiser } = await signedIn(platform, 'tomas@example.cz');
  expect(await setPublicName(db, advertiser.id, 'Tomáš Veselý', platform.clock.now())).toMatchObject({
    publicName: 'Tomáš V.',
  });
  expect(await advertiserView(db, advertiser.id)).toMatchObject({ name: 'Tomáš V.' });
});
