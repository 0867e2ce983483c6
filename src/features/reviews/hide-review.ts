import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { unverifiedMailbox } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import type { BlockSource } from '../blocking/contract.ts';
import { recordDecision, reverseDecisions } from '../blocking/index.ts';
import { reviewStanding, setHidden } from './db.ts';
import { reviewHiddenEmail, reviewShownEmail } from './mail/hidden-emails.ts';
import { type ReviewPart, reviewSubject } from './rules.ts';

type Named = { part: ReviewPart; id: string; advertiserId: string | undefined };

/**
 * Hides a review or a reply; returns the decision. Its author, if the account still exists, is notified of the
 * reason and how to object. Refuses one that is hidden already, as two reasons could contradict each other. Needs a
 * transaction.
 */
export async function hideReviewInTransaction(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { part, id, advertiserId, ...why }: Named & { reason: string; rule: string; source: BlockSource },
): Promise<string | Refusal<'not-found' | 'done-already'>> {
  const now = platform.clock.now();
  if (!(await setHidden(db, { part, id, hiddenAt: now })))
    return (await reviewStanding(db, { part, id }))
      ? refuse('done-already', hiddenAlready)
      : refuse('not-found');
  const subject = reviewSubject(part, id);
  const decision = await recordDecision(platform, db, admin, {
    subject,
    advertiserId,
    action: 'hidden',
    ...why,
  });
  const to = advertiserId && (await unverifiedMailbox(db, advertiserId));
  if (to) await queueEmail(platform, db, reviewHiddenEmail, to, { part, at: now, key: decision.key, ...why });
  const said = `${why.reason} (${why.rule})`;
  await recordAction(platform, db, admin, { action: 'hide-review', subject, reason: said });
  return decision.id;
}

const hiddenAlready = {
  message: 'Mezitím to někdo skryl, autor dostal jeho důvod a tenhle ne. Načti stránku znovu.',
};

/** Shows it again, with the answer to the objection if any; returns whether it was hidden. Needs a transaction. */
export async function showReviewInTransaction(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { part, id, advertiserId, reason, answer }: Named & { reason: string; answer?: string },
): Promise<boolean> {
  if (!(await setHidden(db, { part, id, hiddenAt: null }))) return false;
  const subject = reviewSubject(part, id);
  await reverseDecisions(platform, db, { subject, action: 'hidden', answer });
  const to = advertiserId && (await unverifiedMailbox(db, advertiserId));
  if (to) await queueEmail(platform, db, reviewShownEmail, to, { part });
  await recordAction(platform, db, admin, { action: 'show-review', subject, reason });
  return true;
}
