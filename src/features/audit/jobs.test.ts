import { expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { lastActions } from './db.ts';
import { sweepActions } from './feature.ts';
import { recordAction } from './index.ts';

const platform = await testPlatform();
const admin = {
  advertiserId: '00000000-0000-4000-8000-000000000001',
  email: 'spravce@example.cz',
  admin: true,
};
const day = 86_400_000;

test('what an admin did is known for 24 months, then deleted', async () => {
  const note = (reason: string) =>
    recordAction(platform, platform.db, admin, { action: 'block-account', subject: 'account:1', reason });
  await note('první');
  platform.clock.advance(700 * day);
  await note('druhý');
  await sweepActions(platform);
  expect(await lastActions(platform.db, { atMost: 5 })).toHaveLength(2);
  platform.clock.advance(31 * day);
  await sweepActions(platform);
  expect(await lastActions(platform.db, { atMost: 5 })).toMatchObject([{ reason: 'druhý' }]);
});
