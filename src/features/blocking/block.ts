import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { endOtherSessions, unverifiedMailbox } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { blockAll, releaseListings } from '../listings/index.ts';
import type { BlockSource, ManagedAccount } from './contract.ts';
import { addBlock, dropBlock, lockAccount } from './db.ts';
import { recordDecision, reverseDecisions } from './decisions.ts';
import { isStaff, managedAccount } from './find-account.ts';
import { accountReleasedEmail, blockedEmail } from './mail/block-emails.ts';

type Given = { id: string; reason: string; rule: string; source: BlockSource };
type Release = { id: string; reason: string };

/** The audit subject of an account; the log does not reveal the email address. */
const subjectOf = (id: string): string => `advertiser:${id}`;

/**
 * Blocks an account: its listings are blocked, its sessions end, and the advertiser is notified of the reason and
 * how to object. Idempotent for the same reason and rule; another text is refused, since the email has been sent.
 * Admins and moderators must lose their role first.
 */
export async function blockAccount(
  platform: Platform,
  admin: Viewer,
  given: Given,
): Promise<ManagedAccount | Refusal<'not-found' | 'account-not-blockable' | 'done-already'>> {
  return platform.db.transaction().execute(async (db) => {
    const decision = await blockInTransaction(platform, db, admin, given);
    if (isRefusal(decision) && decision.refused !== 'done-already') return refuse(decision.refused);
    const account = await managedAccount(platform, db, given.id);
    if (!isRefusal(decision) || isRefusal(account)) return account;
    const { reason, rule } = account.block ?? {};
    return reason === given.reason && rule === given.rule ? account : refuse('done-already', tooLate);
  });
}

const tooLate = { message: 'Účet už mezitím někdo zablokoval, inzerent dostal jeho důvod a tenhle ne.' };

/**
 * Blocks an account within a transaction; returns the decision. Refuses when it is blocked already, as the reason
 * would reach nobody.
 */
export async function blockInTransaction(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { id, reason, rule, source }: Given,
): Promise<string | Refusal<'not-found' | 'account-not-blockable' | 'done-already'>> {
  const account = await lockAccount(db, id);
  if (!account) return refuse('not-found');
  if (isStaff(account, platform.config)) return refuse('account-not-blockable');
  if (account.blocked_at) return refuse('done-already');
  const subject = subjectOf(id);
  const now = platform.clock.now();
  const listings = await blockAll(platform, db, id);
  await addBlock(db, id, { reason, rule, listings, now });
  await endOtherSessions(db, id, undefined);
  const decision = await recordDecision(platform, db, admin, {
    subject,
    advertiserId: id,
    action: 'blocked',
    reason,
    rule,
    source,
  });
  const facts = { at: now, reason, rule, source, listings: listings.length, key: decision.key };
  await queueEmail(platform, db, blockedEmail, await unverifiedMailbox(db, id), facts);
  await recordAction(platform, db, admin, {
    action: 'block-account',
    subject,
    reason: `${reason} (${rule})`,
  });
  return decision.id;
}

/** Unblocks an account; listings that expired meanwhile can be renewed by their owner. */
export async function releaseAccount(
  platform: Platform,
  admin: Viewer,
  given: Release,
): Promise<ManagedAccount | Refusal<'not-found'>> {
  return platform.db.transaction().execute(async (db) => {
    const refusal = await releaseInTransaction(platform, db, admin, given);
    return refusal ?? managedAccount(platform, db, given.id);
  });
}

/** Unblocks an account within a transaction; `answer` is set when an objection led to it. */
export async function releaseInTransaction(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { id, reason, answer }: Release & { answer?: string },
): Promise<Refusal<'not-found'> | undefined> {
  const account = await lockAccount(db, id);
  if (!account) return refuse('not-found');
  if (!account.blocked_at) return undefined;
  await releaseListings(platform, db, id, await dropBlock(db, id));
  await reverseDecisions(platform, db, { subject: subjectOf(id), action: 'blocked', answer });
  await queueEmail(platform, db, accountReleasedEmail, await unverifiedMailbox(db, id), {});
  await recordAction(platform, db, admin, { action: 'release-account', subject: subjectOf(id), reason });
  return undefined;
}
