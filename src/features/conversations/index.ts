export { beginTalk } from './begin-talk.ts';
export { countSent } from './db-messages.ts';
export { waitingConversations } from './db-waiting.ts';
export { findConversation, messagesOf } from './db.ts';
export { refuseMoreMessages } from './policy.ts';
export { stoppedBetween } from './refuse-stopped.ts';
export { scamsIn } from './scams/scams-in.ts';
export { isOwn, otherPerson, otherShown } from './sides.ts';
export { relayRoutes } from './relay/webhook.ts';
