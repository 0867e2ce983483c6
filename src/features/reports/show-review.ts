import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockSlots } from '../listings/index.ts';
import { showReviewInTransaction } from '../reviews/index.ts';
import { reviewOf } from '../reviews/rules.ts';
import { getReportedContent } from './admin-views.ts';
import type { ReportedContent } from './contract.ts';
import { reportedAdvertiser } from './db.ts';

/** Unhides a review or reply, once; notifies its author and the reporters. */
export async function showReview(
  platform: Platform,
  admin: Viewer,
  { subject, reason }: { subject: string; reason: string },
): Promise<ReportedContent | Refusal<'not-found' | 'done-already'>> {
  const review = reviewOf(subject);
  const author = review && (await reportedAdvertiser(platform.db, subject));
  if (!author) return refuse('not-found');
  const shown = await platform.db.transaction().execute(async (db) => {
    // Accounts are locked before content, as in their deletion.
    if (author.id) await lockSlots(db, author.id);
    return showReviewInTransaction(platform, db, admin, { ...review, advertiserId: author.id, reason });
  });
  return shown ? getReportedContent(platform, admin, subject) : refuse('done-already', notHidden);
}

const notHidden = { message: 'Skryté to už není: mezitím to někdo vrátil nebo smazal.' };
