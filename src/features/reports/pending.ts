import type { Viewer } from '../../contract/endpoint.ts';
import { errorCatalogue, isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { lockSlots } from '../listings/index.ts';
import { getReportedContent } from './admin-views.ts';
import type { ReportedContent } from './contract.ts';
import {
  addPending,
  dropPending,
  findPending,
  lockPending,
  type PendingDecision,
  setProblem,
  takeBackPending,
} from './db-pending.ts';
import { decideInTransaction, type DecisionInput, type Refused } from './decide.ts';
import { dryRunDecision } from './preview.ts';
import { undoSeconds } from './rules.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    /** Carries out a decision after its undo period. */
    'carry-out-decision': { id: string };
  }
}

/**
 * Decides all reports of one subject the admin has seen, effective in a minute: until then nothing happens and
 * no email is sent, so undoing it leaves no trace. Impossible decisions and second admins are refused at once.
 */
export async function decideReports(
  platform: Platform,
  admin: Viewer,
  deciding: DecisionInput,
): Promise<ReportedContent | Refused> {
  const { clock, ids, queue } = platform;
  const tried = await dryRunDecision(platform, admin, deciding);
  if (isRefusal(tried)) return tried;
  const decidedAt = clock.now();
  const dueAt = new Date(decidedAt.getTime() + undoSeconds * 1000);
  const { advertiserId: decidedBy, email: decider } = admin;
  const times = { decidedAt, dueAt };
  const isNoted = await platform.db.transaction().execute(async (db) => {
    const id = ids.uuid();
    const { advertiserId } = tried;
    if (!(await addPending(db, { ...deciding, ...times, id, advertiserId, decidedBy, decider })))
      return false;
    await queue.add(db, 'carry-out-decision', { id }, { runAt: dueAt });
    return true;
  });
  return isNoted ? getReportedContent(platform, admin, deciding.subject) : refuse('decided-already');
}

/**
 * Carries out a decision made a minute ago. If that is no longer possible, its reports wait again, with the
 * reason shown to admins.
 */
export async function carryOutDecision(platform: Platform, { id }: { id: string }): Promise<void> {
  const found = await findPending(platform.db, id);
  if (!found) return;
  await platform.db.transaction().execute(async (db) => {
    // Accounts are locked before decisions, as in their deletion.
    if (found.advertiserId) await lockSlots(db, found.advertiserId);
    const pending = await lockPending(db, id);
    if (!pending) return;
    const refusal = await decideInTransaction(platform, db, deciderOf(pending), pending);
    if (!refusal || refusal.refused === 'decided-already') return dropPending(db, id);
    await setProblem(db, id, refusal.message ?? errorCatalogue[refusal.refused].message);
  });
}

/** The admin who decided, reduced to what deciding needs. */
const deciderOf = ({ decidedBy, decider }: PendingDecision): Viewer => ({
  advertiserId: decidedBy,
  email: decider,
  admin: false,
  moderator: true,
});

/** Undoes a decision within its minute: reports wait as before, and only the audit log records it. */
export async function undoDecision(
  platform: Platform,
  admin: Viewer,
  subject: string,
): Promise<ReportedContent | Refusal<'not-found' | 'done-already'>> {
  const isUndone = await platform.db.transaction().execute(async (db) => {
    const undone = await takeBackPending(db, subject);
    if (!undone) return false;
    const { reason } = undone;
    await recordAction(platform, db, admin, { action: 'undo-decision', subject, reason });
    return true;
  });
  return isUndone
    ? getReportedContent(platform, admin, subject)
    : refuse('done-already', { message: tooLate });
}

const tooLate =
  'Na vrácení už je pozdě: rozhodnutí se provedlo a e-maily odešly, nebo ho už vrátil někdo jiný.';
