export { dealOf, findPublished, reviewStanding } from './db.ts';
export { hideReviewWithin, showReviewWithin } from './hide-review.ts';
