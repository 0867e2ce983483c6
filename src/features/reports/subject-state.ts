import type { Database } from '../../platform/platform.ts';
import { type AdverseAction, type DecisionAction, decisionActions } from '../blocking/contract.ts';
import type { ListingState } from '../listings/contract.ts';
import { holdsOf, mayEdit } from '../listings/index.ts';
import { findRemoval, ownerOf } from '../moderation/index.ts';
import { reviewStanding } from '../reviews/index.ts';
import { reviewOf } from '../reviews/rules.ts';
import { advertiserBy, reportedAdvertiser } from './db.ts';
import { listingOf } from './rules.ts';

type SubjectState = {
  /** For a listing. */
  state?: ListingState | undefined;
  /** Whether it is a visible review or reply. */
  review?: boolean;
  /** The measure by an admin currently in force, against it or its account. */
  gone?: AdverseAction | undefined;
};

/** Current state of a subject. Messages themselves are never restricted, only the account. */
export async function subjectStateOf(db: Database, subject: string): Promise<SubjectState> {
  const id = listingOf(subject);
  if (id !== undefined) return stateOfListing(db, id);
  const review = reviewOf(subject);
  if (review) return stateOfReview(db, subject, review);
  const [kind, of = ''] = subject.split(':');
  const account = kind === 'advertiser' ? await advertiserBy(db, { id: of }) : undefined;
  return { gone: account?.blockedAt ? 'blocked' : undefined };
}

/** Reviews by a blocked account are hidden with it. */
async function stateOfReview(
  db: Database,
  subject: string,
  review: NonNullable<ReturnType<typeof reviewOf>>,
): Promise<SubjectState> {
  const found = await reviewStanding(db, review);
  if (found?.hidden) return { review: true, gone: 'hidden' };
  const author = (await reportedAdvertiser(db, subject))?.id;
  const account = author && (await advertiserBy(db, { id: author }));
  return { review: found !== undefined, gone: account && account.blockedAt ? 'blocked' : undefined };
}

async function stateOfListing(db: Database, id: number): Promise<SubjectState> {
  const owner = await ownerOf(db, id);
  if (!owner) return {};
  const { state, advertiserId } = owner;
  if (await findRemoval(db, id)) return { state, gone: 'removed' };
  const hold = state === 'held' ? (await holdsOf(db, [id])).get(id) : undefined;
  // A new listing waiting for review has no decision yet.
  if (hold && hold.reason !== null) return { state, gone: 'hidden' };
  const account = await advertiserBy(db, { id: advertiserId });
  return { state, gone: account?.blockedAt ? 'blocked' : undefined };
}

/** Decisions possible in the current state: no measure twice, and removed content cannot be kept. */
export function possibleActions(
  { state, review = false, gone }: SubjectState,
  mayBlock: boolean,
): DecisionAction[] {
  const possible: Readonly<Record<DecisionAction, boolean>> = {
    kept: gone === undefined,
    handled: true,
    hidden: (review || (state !== undefined && mayEdit(state))) && gone !== 'hidden',
    removed: state !== undefined && gone !== 'removed',
    blocked: mayBlock,
  };
  return decisionActions.filter((action) => possible[action]);
}
