import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import type { ActionName } from './contract.ts';
import { actorsOf, lastActions } from './db.ts';
import { recordAction } from './index.ts';

const platform = await testPlatform();
const { db, clock } = platform;
const note = (email: string, action: ActionName, subject: string, at: string) => {
  clock.set(new Date(at));
  return recordAction(platform, db, { email }, { action, subject, reason: 'proto' });
};
await note('jana@example.cz', 'remove-listing', 'listing:1', '2026-05-03T22:30:00Z');
await note('petr@example.cz', 'remove-listing', 'listing:2', '2026-05-04T10:00:00Z');
await note('jana@example.cz', 'save-text', 'text:pages/o-nas', '2026-05-04T22:30:00Z');

const found = async (filters: Omit<Parameters<typeof lastActions>[1], 'atMost'>) =>
  (await lastActions(db, { ...filters, atMost: 9 })).map(({ subject }) => subject);

it('the log is filtered by actor, action, subject and days in Prague', async () => {
  expect(await found({ admin: 'jana@example.cz' })).toEqual(['text:pages/o-nas', 'listing:1']);
  expect(await found({ action: 'remove-listing' })).toEqual(['listing:2', 'listing:1']);
  expect(await found({ admin: 'jana@example.cz', subject: 'listing:' })).toEqual(['listing:1']);
  expect(await found({ since: '2026-05-04', until: '2026-05-04' })).toEqual(['listing:2', 'listing:1']);
  expect(await found({ since: '2026-05-05' })).toEqual(['text:pages/o-nas']);
});

it('a moderator is offered only actors whose actions they may read', async () => {
  expect(await actorsOf(db, undefined)).toEqual(['jana@example.cz', 'petr@example.cz']);
  expect(await actorsOf(db, ['text:'])).toEqual(['jana@example.cz']);
});
