import { expect, test } from 'vitest';
import { newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { addFailedJob, lockJobs } from '../../../test/queue-state.ts';
import { deleteJob, retryJob, troubledJobs } from '../../platform/queue/troubled-jobs.ts';
import { changeJob } from './feature.ts';

const platform = await testPlatform();
const { db, queue } = platform;
const admin = await newAdvertiser(platform);

const noted = () => db.selectFrom('admin_actions').select(['action', 'subject', 'reason']).execute();

test('a job that was given up is retried once with all its attempts, and the audit log records it', async () => {
  const id = await addFailedJob(db, queue);
  const change = { id, action: 'retry-job', change: retryJob } as const;
  expect(await changeJob(platform, admin, change)).toMatchObject({ failed: 0 });
  expect(await troubledJobs(db, 10)).toMatchObject([{ id, attempts: 0, failed: false }]);
  expect(await noted()).toEqual([{ action: 'retry-job', subject: `job:${id}`, reason: 'send-email' }]);
});

test('a job is deleted once; a running one stays', async () => {
  const id = await addFailedJob(db, queue);
  const change = { id, action: 'delete-job', change: deleteJob } as const;
  expect(await changeJob(platform, admin, change)).toMatchObject({ failed: 0 });
  expect(await changeJob(platform, admin, change)).toMatchObject({ refused: 'not-found' });
  const before = await noted();
  const held = await addFailedJob(db, queue);
  await lockJobs(db, 'worker');
  expect(await changeJob(platform, admin, { ...change, id: held })).toMatchObject({
    refused: 'not-found',
  });
  expect(await noted()).toEqual(before);
});
