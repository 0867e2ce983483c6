export {
  recipientOf,
  type AdvertiserView,
  advertiserMailbox,
  advertiserView,
  billingOf,
  isBeingDeleted,
  isBlocked,
  unverifiedMailbox,
} from './advertiser-view.ts';
export {
  browserOfSession,
  endOtherSessions,
  findSession,
  clearSecondFactor,
  markSecondFactorPassed,
} from './db-sessions.ts';
export { isFreshSession, findViewerByToken, type AuthenticatedSession } from './sessions.ts';
export { withAttemptLimit } from './sign-in.ts';
export { findAdvertiser, relatedNewAccounts } from './db.ts';
export { moderatorsOf, setModerator } from './db-roles.ts';
export { findOrCreateAdvertiser } from './find-or-create-advertiser.ts';
export { timeOfDay } from './policy.ts';
export { nameInConversation, shortName, shownName } from './rules.ts';
export { renameAdvertiser, setPublicName, senderNameOf } from './own-account.ts';
export { hashOfMailedPin, hashOfSecret, sameHash, QueueFull } from './secrets.ts';
