import { expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';

const platform = await testPlatform();
const email = {
  to: 'eva@example.cz',
  subject: 'Ahoj',
  text: 'Ahoj',
  html: '<p>Ahoj</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

test('a job exists exactly when the transaction that added it commits', async () => {
  const broken = platform.db.transaction().execute(async (transaction) => {
    await platform.queue.add(transaction, 'send-email', email);
    throw new Error('changed my mind');
  });
  await expect(broken).rejects.toThrow('changed my mind');
  await platform.runJobs();
  expect(platform.emails).toEqual([]);

  await platform.db.transaction().execute((t) => platform.queue.add(t, 'send-email', email));
  await platform.runJobs();
  expect(platform.emails).toEqual([email]);
});

test('a second job with the same key replaces the first while it waits', async () => {
  platform.emails.length = 0;
  await platform.queue.add(platform.db, 'send-email', email, { key: 'greeting' });
  await platform.queue.add(platform.db, 'send-email', { ...email, subject: 'Nazdar' }, { key: 'greeting' });
  await platform.runJobs();
  expect(platform.emails.map(({ subject }) => subject)).toEqual(['Nazdar']);
});

test('a job planned for later waits for its time', async () => {
  platform.emails.length = 0;
  const later = new Date(Date.now() + 3_600_000);
  await platform.queue.add(platform.db, 'send-email', email, { runAt: later });
  await platform.runJobs();
  expect(platform.emails).toEqual([]);
});

test('an urgent email overtakes those that were added before it', async () => {
  platform.emails.length = 0;
  for (const subject of ['news', 'more news'])
    await platform.queue.add(platform.db, 'send-email', { ...email, subject });
  await platform.queue.add(platform.db, 'send-email', { ...email, subject: 'PIN' }, { urgent: true });
  await platform.runJobs();
  expect(platform.emails.map(({ subject }) => subject)).toEqual(['PIN', 'news', 'more news']);
});

test('a job of low priority runs after jobs of normal priority that were added later', async () => {
  platform.emails.length = 0;
  const queueName = 'photos';
  await platform.queue.add(
    platform.db,
    'send-email',
    { ...email, subject: 'whenever' },
    { queueName, lowPriority: true },
  );
  await platform.queue.add(platform.db, 'send-email', { ...email, subject: 'now' }, { queueName });
  await platform.runJobs();
  expect(platform.emails.map(({ subject }) => subject)).toEqual(['now', 'whenever']);
});
