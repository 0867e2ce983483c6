import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import type { Email } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Jobs } from '../../platform/queue/queue.ts';
import type { PreviewedEmail } from './contract.ts';
import { lockSlots } from '../listings/index.ts';
import { decideInTransaction, type DecisionInput, type Refused } from './decide.ts';
import { lockWaiting, reportedAdvertiser } from './db.ts';

/**
 * Renders the emails a decision would send, by carrying it out in a transaction that is rolled back: so there is
 * only one version of each email. Links in them do not work, because their keys are rolled back.
 */
export async function previewDecision(
  platform: Platform,
  admin: Viewer,
  deciding: DecisionInput,
): Promise<{ emails: PreviewedEmail[] } | Refused> {
  const tried = await dryRunDecision(platform, admin, deciding);
  return isRefusal(tried) ? tried : { emails: bySide(tried.emails, tried.reporters) };
}

type Tried = { advertiserId: string | null; emails: Email[]; reporters: ReadonlySet<string | null> };

/** Carries out a decision and rolls it back: returns the emails and the advertiser, or the refusal. */
export async function dryRunDecision(
  platform: Platform,
  admin: Viewer,
  deciding: DecisionInput,
): Promise<Tried | Refused> {
  const queued: Jobs[keyof Jobs][] = [];
  const queue: Platform['queue'] = {
    add: (_db, _name, payload) => {
      queued.push(payload);
      return Promise.resolve();
    },
  };
  const transaction = await platform.db.startTransaction().execute();
  try {
    // Accounts are locked before reports, as everywhere.
    const advertiser = await reportedAdvertiser(transaction, deciding.subject);
    if (advertiser?.id) await lockSlots(transaction, advertiser.id);
    const reporters = await lockWaiting(transaction, deciding.subject, deciding.upTo);
    const refusal = await decideInTransaction({ ...platform, queue }, transaction, admin, deciding);
    if (refusal) return refusal;
    return {
      advertiserId: advertiser?.id ?? null,
      emails: queued.filter(isEmail),
      reporters: new Set(reporters.map(({ email }) => email)),
    };
  } finally {
    await transaction.rollback().execute();
  }
}

const isEmail = (job: Jobs[keyof Jobs]): job is Email => 'html' in job;

/** One email per side: those to several reporters differ only by number. */
function bySide(emails: readonly Email[], reporters: ReadonlySet<string | null>): PreviewedEmail[] {
  return (['advertiser', 'reporter'] as const).flatMap((side) => {
    const toSide = emails.filter(({ to }) => reporters.has(to) === (side === 'reporter'));
    const [first] = toSide;
    return first ? [{ side, recipients: toSide.length, subject: first.subject, text: first.text }] : [];
  });
}
