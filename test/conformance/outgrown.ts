import { expect } from 'vitest';
import { jobsOf } from '../../src/features/all.ts';
import * as conversations from '../../src/features/conversations/contract.ts';
import * as listings from '../../src/features/listings/contract.ts';
import * as outgrown from '../../src/features/outgrown/contract.ts';
import { monthAfter } from '../../src/features/outgrown/rules.ts';
import { monthInPrague } from '../../src/features/outgrown/when-outgrown.ts';
import type { ApiCaller } from '../api-caller.ts';
import { addListing } from '../listings.ts';
import type { TestPlatform } from '../platform.ts';
import { signedIn } from '../sign-in.ts';

/** Calls every operation of reminders of outgrown things. */
export async function callOutgrown(
  api: ApiCaller,
  platform: TestPlatform,
  { keyTo }: { keyTo: (email: string, link: RegExp) => string },
): Promise<void> {
  const shoes = { category: 'boty', size: '33' };
  const estimate = (query: string) => api.call(outgrown.estimateOutgrowing, { query });
  expect((await estimate('?category=boty&size=33')).status).toBe(200);
  expect((await estimate('?category=florbalky&size=70&height=140')).status).toBe(200);
  expect((await estimate('?category=dresy&size=m&height=150')).status).toBe(200);
  expect((await estimate('?category=florbalky&size=70')).status).toBe(422);

  const { token } = await signedIn(platform, 'rodic@example.com');
  const added = await api.call(outgrown.addReminder, { token, body: shoes });
  expect(added.status).toBe(201);
  const own = { token, params: { id: outgrown.sizeReminder.parse(added.body.data).id } };
  await api.call(outgrown.listReminders, { token });
  const body = { month: monthAfter(monthInPrague(platform.clock.now()), 4) };
  expect((await api.call(outgrown.changeReminder, { ...own, body })).status).toBe(200);
  expect((await api.call(outgrown.endReminder, own)).status).toBe(200);
  expect((await api.call(outgrown.endReminder, own)).status).toBe(404);
  const grownUp = { token, body: { category: 'boty', size: '44', age: 12 } };
  expect((await api.call(outgrown.addReminder, grownUp)).status).toBe(409);

  const email = 'bez.uctu.rodic@example.com';
  expect((await api.call(outgrown.requestReminder, { body: { ...shoes, email } })).status).toBe(202);
  await platform.runJobs(jobsOf(platform).handlers);
  const params = { key: keyTo(email, /\/az-vyroste\/([\w-]+)/) };
  expect((await api.call(outgrown.reminderOfKey, { params })).status).toBe(200);
  expect((await api.call(outgrown.confirmReminder, { params })).status).toBe(200);
  expect((await api.call(outgrown.changeReminderOfKey, { params, body })).status).toBe(200);
  expect((await api.call(outgrown.endReminderOfKey, { params })).status).toBe(200);
  expect((await api.call(outgrown.reminderOfKey, { params })).status).toBe(404);
  expect((await api.call(outgrown.endReminders, { params })).status).toBe(200);

  await callBought(api, platform, token);
}

/** A child's stick that was bought here. */
async function callBought(api: ApiCaller, platform: TestPlatform, token: string): Promise<void> {
  const { advertiser, token: sellers } = await signedIn(platform, 'prodejce.holi@example.com');
  const seller = { advertiserId: advertiser.id, email: 'prodejce.holi@example.com', admin: false };
  const id = await addListing(platform, seller, { values: { 'attributes.shaftLengthCm': '70' } });
  const message = {
    name: 'Eva',
    email: 'rodic@example.com',
    message: 'Je hůl ještě volná?',
    consent: true,
  };
  await api.call(conversations.contactAdvertiser, { token, params: { id }, body: message });
  const listed = await api.call(conversations.listConversations, { token });
  const { items } = conversations.listConversations.data.parse(listed.body.data);
  const params = { id: items.find(({ listing }) => listing.id === id)?.id ?? '' };
  const bought = { token, params };
  expect((await api.call(outgrown.remindOfBought, { ...bought, body: { height: 122 } })).status).toBe(404);
  const sold = { token: sellers, params: { id }, body: { conversationId: params.id } };
  expect((await api.call(listings.sellListing, sold)).status).toBe(200);
  expect((await api.call(outgrown.boughtThing, bought)).status).toBe(200);
  expect((await api.call(outgrown.remindOfBought, { ...bought, body: {} })).status).toBe(422);
  expect((await api.call(outgrown.remindOfBought, { ...bought, body: { height: 122 } })).status).toBe(201);
  expect((await api.call(outgrown.boughtThing, bought)).status).toBe(200);
}
