export {
  addressOf,
  type AdvertiserView,
  advertiserMailbox,
  advertiserView,
  billingOf,
  isBeingDeleted,
  isBlocked,
  unprovenMailbox,
} from './advertiser-view.ts';
export {
  browserOfSession,
  endOtherSessions,
  findSession,
  clearSecondFactor,
  noteSecondFactor,
} from './db-sessions.ts';
export { isFreshSession, findViewerByToken, type SignedIn } from './sessions.ts';
export { countedTry } from './sign-in.ts';
export { findAdvertiser, newAccountsBeside } from './db.ts';
export { moderatorsOf, setModerator } from './db-roles.ts';
export { findOrCreateAdvertiser } from './find-or-create-advertiser.ts';
export { timeOfDay } from './policy.ts';
export { nameInConversation, shortName, shownName } from './rules.ts';
export { renameAdvertiser, setPublicName, signAs } from './own-account.ts';
export { hashOfMailedPin, hashOfSecret, sameHash, QueueFull } from './secrets.ts';
