import { expect } from 'vitest';
import * as conversations from '../../src/features/conversations/contract.ts';
import * as emails from '../../src/features/emails/contract.ts';
import { exportList } from '../../src/features/list-exports/contract.ts';
import * as jobs from '../../src/features/jobs/contract.ts';
import * as listings from '../../src/features/listings/contract.ts';
import * as moderation from '../../src/features/moderation/contract.ts';
import * as overview from '../../src/features/overview/contract.ts';
import * as reports from '../../src/features/reports/contract.ts';
import { reportJobs } from '../../src/features/reports/feature.ts';
import * as searchLog from '../../src/features/search-log/contract.ts';
import * as transparency from '../../src/features/transparency/contract.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { addPhotos } from '../albums.ts';
import type { TestPlatform } from '../platform.ts';
import { signedIn } from '../sign-in.ts';
import type { ApiCaller } from '../api-caller.ts';
import { addFailedJob } from '../queue-state.ts';

/** Calls every operation with which admins manage listings. */
export async function callModeration(
  api: ApiCaller,
  admin: string,
  owner: string,
  id: number,
): Promise<void> {
  const params = { id };
  await api.call(moderation.listManagedListings, { token: admin, query: '?q=Unihoc&state=active&limit=1' });
  await api.call(exportList, { token: admin, params: { list: 'listings' }, query: '?q=Unihoc&state=active' });
  const body = { reason: 'Fotky jsou z e-shopu výrobce.', rule: 'Vlastní fotky', source: 'reported' };
  const hidden = {
    token: admin,
    params,
    body: { reason: 'Na fotkách není hůl, ale vestavba.', rule: 'Vlastní fotky', source: 'own' },
  };
  await api.call(moderation.hideListing, hidden);
  await api.call(listings.resubmitListing, { token: owner, params });
  await api.call(moderation.listHeldListings, { token: admin });
  const held = await api.call(moderation.getManagedListing, { token: admin, params });
  const { version, photos } = moderation.getManagedListing.data.parse(held.body.data);
  const seen = { version, photos: photos.map((photo) => photo.id) };
  await api.call(moderation.releaseHeldListing, { token: admin, params, body: seen });
  const moved = { category: 'shafty', reason: 'je to jen tyč' };
  await api.call(moderation.changeListingCategory, { token: admin, params, body: moved });
  await api.call(moderation.removeListing, { token: admin, params, body });
  await api.call(listings.getListing, { params });
  await api.call(moderation.getManagedListing, { token: admin, params });
  await api.call(moderation.restoreListing, { token: admin, params, body: { reason: 'omyl' } });
  await api.call(moderation.getManagedListing, { token: admin, params: { id: 999_999_999 } });
}

/** A photo sent to the owner of a listing and reported by them. */
async function callReportedPhoto(
  api: ApiCaller,
  platform: TestPlatform,
  { admin, owner, id }: { admin: string; owner: string; id: number },
): Promise<void> {
  const email = 'fotograf@example.com';
  const { token } = await signedIn(platform, email);
  const words = { name: 'Petr Novák', email, message: 'Je ta hůl ještě volná?', consent: 'on' };
  await api.call(conversations.contactAdvertiser, { token, params: { id }, body: words });
  const listed = await api.call(conversations.listConversations, { token });
  const [first] = conversations.listConversations.data.parse(listed.body.data).items;
  const params = { id: first?.id ?? '' };
  const opened = await api.call(conversations.openMessageAlbum, { token, params });
  const { id: album } = conversations.openMessageAlbum.data.parse(opened.body.data);
  await addPhotos(platform, album, 1);
  await api.call(conversations.answerConversation, { token, params, body: { album } });
  const report = {
    address: `/ucet/zpravy/${params.id}`,
    reason: 'insult',
    explanation: 'Na fotce je něco jiného.',
  };
  const sent = await api.call(reports.reportContent, {
    token: owner,
    body: { ...report, name: 'Eva', email: 'eva@example.com', truthful: 'on' },
  });
  const { number } = reports.reportContent.data.parse(sent.body.data);
  const photo = await api.call(reports.getReportPhoto, { token: admin, params: { number, place: 0 } });
  expect(photo.status).toBe(200);
  const subject = `conversation:${params.id}`;
  await api.call(reports.getReportedContent, { token: admin, params: { subject } });
}

/** Calls every operation of reports: reporting, deciding, objecting and answering. */
export async function callReports(
  api: ApiCaller,
  platform: TestPlatform,
  { admin, owner, id }: { admin: string; owner: string; id: number },
): Promise<void> {
  await callReportedPhoto(api, platform, { admin, owner, id });
  const key = 'k'.repeat(43);
  const body = {
    address: `/inzerat/${id}`,
    reason: 'stolen',
    explanation: 'Podle sériového čísla je ta hůl kradená.',
    name: 'Eva',
    email: 'eva@example.com',
    truthful: 'on',
    key,
  };
  await api.call(reports.reportContent, { body });
  const sent = await api.call(reports.reportContent, { body });
  const { number } = reports.reportContent.data.parse(sent.body.data);
  await api.call(reports.reportContent, { body: { ...body, key: undefined, address: '/blog' } });
  const params = { subject: `listing:${id}` };
  await api.call(transparency.getTransparency, { query: '?year=2001' });
  await api.call(transparency.getTransparency);
  await api.call(searchLog.getSearchLog, { token: admin });
  await api.call(reports.listReports, { token: admin });
  await api.call(reports.getReportedContent, { token: admin, params });
  const decision = { action: 'kept', reason: 'Prodejce doložil účtenku z obchodu.', upTo: number };
  await api.call(reports.previewDecision, { token: admin, params, body: decision });
  await api.call(reports.decideReports, { token: admin, params, body: decision });
  await api.call(reports.undoDecision, { token: admin, params });
  await api.call(reports.decideReports, { token: admin, params, body: decision });
  await platform.runJobs(reportJobs(platform));
  const bad = { params: { ...params, number }, body: { reason: 'Nahlásil všechny soupeře.' } };
  await api.call(reports.markBadFaith, { token: admin, ...bad });
  await api.call(reports.clearBadFaith, { token: admin, ...bad });
  await api.call(reports.getModerationCase, { params: { key } });
  const objection = { params: { key }, body: { message: 'Účtenka patří k jiné holi.' } };
  await api.call(reports.objectToDecision, objection);
  const content = await api.call(reports.getReportedContent, { token: admin, params });
  const answer = { granted: true, answer: 'Máš pravdu, účtenka je od jiné hole.' };
  const [first] = reports.reportedContent.parse(content.body.data).objections;
  await api.call(reports.answerObjection, {
    token: admin,
    params: { id: first?.id ?? '' },
    body: answer,
  });
}

/** Calls every operation for stopped senders. */
export async function callStops(
  api: ApiCaller,
  admin: string,
  { db, ids, clock }: Pick<Platform, 'db' | 'ids' | 'clock'>,
): Promise<void> {
  const stops = [ids.uuid(), ids.uuid()];
  await db
    .insertInto('sender_stops')
    .values(
      stops.map((id) => ({
        id,
        email: 'podvodnik@example.com',
        conversation_ids: [],
        stopped_at: clock.now(),
      })),
    )
    .execute();
  await api.call(conversations.listSenderStops, { token: admin });
  const [released = '', confirmed = ''] = stops;
  const body = { reason: 'podívali jsme se' };
  for (const _ of [1, 2]) {
    await api.call(conversations.releaseSender, { token: admin, params: { id: released }, body });
    await api.call(conversations.confirmSenderStop, { token: admin, params: { id: confirmed }, body });
  }
}

/** Calls the operations of the admin overview, of failed jobs and of email previews. */
export async function callAdminOverview(
  api: ApiCaller,
  admin: string,
  { db, queue }: Pick<Platform, 'db' | 'queue'>,
): Promise<void> {
  await api.call(overview.countAdminWork, { token: admin });
  await api.call(overview.getAdminStatistics, { token: admin });
  const id = await addFailedJob(db, queue);
  await api.call(jobs.listTroubledJobs, { token: admin });
  await api.call(jobs.retryTroubledJob, { token: admin, params: { id } });
  await api.call(jobs.deleteTroubledJob, { token: admin, params: { id: await addFailedJob(db, queue) } });
  await api.call(jobs.deleteTroubledJob, { token: admin, params: { id } });
  const specimen = { token: admin, params: { name: 'pin', specimen: 0 } };
  await api.call(emails.listEmailKinds, { token: admin });
  await api.call(emails.getEmailSpecimen, specimen);
  await api.call(emails.sendTestEmail, specimen);
}
