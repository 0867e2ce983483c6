import type { Viewer } from '../../contract/endpoint.ts';
import { withFullStop } from '../../contract/czech.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import { sweepEmailRequests } from '../../platform/database/email-limits.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { type Session, sessionSeconds } from './contract.ts';
import {
  addSession,
  deleteBrowsersUnusedSince,
  endSession,
  findBlock,
  findSession,
  markUsed,
  addKnownBrowser,
} from './db-sessions.ts';
import { type Advertiser, sweep } from './db.ts';
import { isFresh, shouldRecordUse, addMilliseconds } from './policy.ts';
import { hashOfSecret } from './secrets.ts';
import { accountView } from './views.ts';

/** Where a session is opened: readable device name, and the browser's secret. */
export type SessionOrigin = { device: string | undefined; browserKey: string | undefined };

/**
 * Opens a session for someone who has just proven who they are. The token is returned only now. Only here, to
 * the account's owner, is it disclosed that and why an admin has closed it.
 */
export async function openSession(
  { ids, clock }: Pick<Platform, 'ids' | 'clock'>,
  db: Database,
  advertiser: Advertiser,
  { device, browserKey }: SessionOrigin,
): Promise<Session | Refusal<'account-blocked'>> {
  if (advertiser.blocked_at) return refuseBlocked(await findBlock(db, advertiser.id));
  const now = clock.now();
  const token = ids.token();
  const expiresAt = addMilliseconds(now, sessionSeconds * 1000);
  const tokenHash = hashOfSecret(token);
  // Without a browser key the session itself identifies the browser.
  const browserHash = browserKey === undefined ? tokenHash : hashOfSecret(browserKey);
  await addKnownBrowser(db, advertiser.id, browserHash, now);
  await addSession(db, { tokenHash, browserHash, advertiserId: advertiser.id, now, expiresAt, device });
  return { token, expiresAt: expiresAt.toISOString(), advertiser: accountView(advertiser) };
}

function refuseBlocked(block: { reason: string; rule: string } | undefined): Refusal<'account-blocked'> {
  if (!block) return refuse('account-blocked');
  const why = `Důvod: ${withFullStop(block.reason)} Pravidlo: ${withFullStop(block.rule)}`;
  const message = `Tenhle účet jsme zablokovali. ${why} Nesouhlasíš? Do šesti měsíců podej námitku, nejlíp odkazem z e-mailu, který jsme ti poslali.`;
  return refuse('account-blocked', { message });
}

/** Whether the holder of this session has recently proven who they are; required for irreversible actions. */
export async function isFreshSession(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  tokenHash: string | undefined,
): Promise<boolean> {
  const now = clock.now();
  const session = await findSession(db, { tokenHash: tokenHash ?? '', now });
  return session !== undefined && isFresh(session.createdAt, now);
}

/** Who calls, by which session, and when the second factor was passed in it. */
export type AuthenticatedSession = {
  viewer: Viewer;
  tokenHash: string;
  secondFactorAt: Date | null;
  /** The account that an admin views the site as now. */
  viewedAs?: Viewer | undefined;
};

/**
 * The owner of a bearer token; undefined once it has expired or was signed out. Roles are read on each request.
 */
export async function findViewerByToken(
  platform: Platform,
  token: string,
): Promise<AuthenticatedSession | undefined> {
  const tokenHash = hashOfSecret(token);
  const now = platform.clock.now();
  const found = await findSession(platform.db, { tokenHash, now });
  if (!found) return undefined;
  if (shouldRecordUse(found.lastUsedAt, now)) await markUsed(platform.db, tokenHash, now);
  const { advertiserId, email, secondFactorAt } = found;
  const isProven = found.emailVerifiedAt !== null;
  const admin = isProven && platform.config.adminEmails.includes(email);
  const moderator = isProven && found.moderatorSince !== null;
  const viewer = { advertiserId, email, admin, moderator };
  const viewedAs = admin && secondFactorAt ? viewedOf(found, platform.config.adminEmails) : undefined;
  return { viewer, tokenHash, secondFactorAt, viewedAs };
}

/** Whose eyes the session sees with; nobody's who has got a role in the meantime. */
function viewedOf(
  { viewedId, viewedEmail, viewedModeratorSince }: NonNullable<Awaited<ReturnType<typeof findSession>>>,
  adminEmails: readonly string[],
): Viewer | undefined {
  if (viewedId === null || viewedEmail === null) return undefined;
  if (viewedModeratorSince || adminEmails.includes(viewedEmail)) return undefined;
  return { advertiserId: viewedId, email: viewedEmail, admin: false, moderator: false, seenByAdmin: true };
}

/** Ends the session of this token; other sessions of the account stay open. */
export async function signOut(
  platform: Platform,
  tokenHash: string | undefined,
): Promise<{ signedOut: true }> {
  if (tokenHash) await endSession(platform.db, tokenHash);
  return { signedOut: true };
}

/**
 * Deletes challenges, failed attempts, sessions, browsers and email counts that no longer have any effect.
 */
export async function accountsSweep(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await sweep(platform.db, {
    challengesSent: retainedSince(retention.codes, now),
    failures: retainedSince(retention.failedTries, now),
    sessionsEnded: now,
  });
  await deleteBrowsersUnusedSince(platform.db, retainedSince(retention.browsers, now));
  await sweepEmailRequests(platform.db, retainedSince(retention.sentEmails, now));
}
