export { isStaff } from './find-account.ts';
export { blockWithin, releaseWithin } from './block.ts';
export { type Decision, findDecision, lastSeen, type Seen } from './db-decisions.ts';
export { noteDecision, reverseDecisions } from './decisions.ts';
export { joinBlockedAccount, deleteBlockedAccount } from './db.ts';
export { objection, statementOfReasons } from './mail/block-emails.ts';
