export { dealOf, findPublished, reviewStanding } from './db.ts';
export { hideReviewInTransaction, showReviewInTransaction } from './hide-review.ts';
