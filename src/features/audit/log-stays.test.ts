import { expect, test } from 'vitest';
import { retainedSince, retention } from '../../contract/retention.ts';
import { testPlatform } from '../../../test/platform.ts';
import { addAction } from './db.ts';
import { auditFeature } from './feature.ts';

const platform = await testPlatform();
const { db, pool, clock } = platform;
// The trigger in the database uses the real time.
clock.set(new Date());

const note = (action: string, doneAt: Date) =>
  addAction(db, { admin: 'spravce@example.cz', action, subject: 'listing:1', reason: 'omyl', doneAt });
const actions = async () =>
  (await db.selectFrom('admin_actions').select('action').orderBy('id').execute()).map(({ action }) => action);

test.each([
  "update admin_actions set reason = 'nic'",
  "update admin_actions set done_at = '2000-01-01'",
  'delete from admin_actions',
  'truncate admin_actions',
])('the log of admins refuses: %s', async (statement) => {
  await note('remove-listing', clock.now());
  await expect(pool.query(statement)).rejects.toThrow(/admin_actions is a log/);
  expect(await actions()).toContain('remove-listing');
});

test('entries are deleted by a job once their retention period is over, and not before', async () => {
  const end = retainedSince(retention.adminActions, clock.now()).getTime();
  await note('old', new Date(end - 60_000));
  await note('young', new Date(end + 3 * 86_400_000));
  const [sweep] = auditFeature.schedule?.(platform) ?? [];
  await sweep?.run();
  expect(await actions()).not.toContain('old');
  expect(await actions()).toContain('young');
  await expect(pool.query("delete from admin_actions where action = 'young'")).rejects.toThrow(/is a log/);
});
