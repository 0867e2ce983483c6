import type { Database } from '../../platform/platform.ts';
import { type AdverseAction, type DecisionAction, decisionActions } from '../blocking/contract.ts';
import type { ListingState } from '../listings/contract.ts';
import { holdsOf, mayEdit } from '../listings/index.ts';
import { findRemoval, ownerOf } from '../moderation/index.ts';
import { reviewStanding } from '../reviews/index.ts';
import { reviewOf } from '../reviews/rules.ts';
import { advertiserBy, reportedAdvertiser } from './db.ts';
import { listingOf } from './rules.ts';

type Standing = {
  /** Of a listing. */
  state?: ListingState | undefined;
  /** Whether it is a review, or the reply to one, that is there. */
  review?: boolean;
  /** What an admin has done to it, or to its account, that holds now. */
  gone?: AdverseAction | undefined;
};

/** How what was reported stands now. Of messages only what admins do to the account is known, which leaves them be. */
export async function standingOf(db: Database, subject: string): Promise<Standing> {
  const id = listingOf(subject);
  if (id !== undefined) return listingStanding(db, id);
  const review = reviewOf(subject);
  if (review) return standingOfReview(db, subject, review);
  const [kind, of = ''] = subject.split(':');
  const account = kind === 'advertiser' ? await advertiserBy(db, { id: of }) : undefined;
  return { gone: account?.blockedAt ? 'blocked' : undefined };
}

/** What a blocked account wrote is hidden with it. */
async function standingOfReview(
  db: Database,
  subject: string,
  review: NonNullable<ReturnType<typeof reviewOf>>,
): Promise<Standing> {
  const found = await reviewStanding(db, review);
  if (found?.hidden) return { review: true, gone: 'hidden' };
  const author = (await reportedAdvertiser(db, subject))?.id;
  const account = author && (await advertiserBy(db, { id: author }));
  return { review: found !== undefined, gone: account && account.blockedAt ? 'blocked' : undefined };
}

async function listingStanding(db: Database, id: number): Promise<Standing> {
  const owner = await ownerOf(db, id);
  if (!owner) return {};
  const { state, advertiserId } = owner;
  if (await findRemoval(db, id)) return { state, gone: 'removed' };
  const hold = state === 'held' ? (await holdsOf(db, [id])).get(id) : undefined;
  // A new listing that waits for a look has not been decided about yet.
  if (hold && hold.reason !== null) return { state, gone: 'hidden' };
  const account = await advertiserBy(db, { id: advertiserId });
  return { state, gone: account?.blockedAt ? 'blocked' : undefined };
}

/** What can be decided of a thing as it stands: nothing is done twice, and what is gone is not kept. */
export function possibleActions(
  { state, review = false, gone }: Standing,
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
