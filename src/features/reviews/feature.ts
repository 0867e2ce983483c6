import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { deleteReviewsBefore } from './db.ts';
import * as hiddenEmails from './mail/hidden-emails.ts';
import * as invitationEmails from './mail/invitation-email.ts';
import { dealReview, listReviews, replyToReview, writeReview } from './review-deal.ts';

function reviewRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.getDealReview, ({ params }, { viewer }) => dealReview(platform, viewer, params.id)),
    implement(contract.writeReview, ({ params, body }, { viewer }) =>
      writeReview(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.replyToReview, ({ params, body }, { viewer }) =>
      replyToReview(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.listReviews, ({ params }) => listReviews(platform, params.slug)),
  ];
}

async function sweepReviews({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteReviewsBefore(db, retainedSince(retention.reviews, clock.now()));
}

function reviewSchedule(platform: Platform): ScheduledWork[] {
  return [{ name: 'sweep-reviews', cron: '51 3 * * *', run: () => sweepReviews(platform) }];
}

export const reviewsFeature: Feature = {
  contract,
  endpoints: reviewRoutes,
  schedule: reviewSchedule,
  emails: [invitationEmails, hiddenEmails],
};
