export { isStaff } from './find-account.ts';
export { blockInTransaction, releaseInTransaction } from './block.ts';
export { type Decision, findDecision, lastSeen, type Seen } from './db-decisions.ts';
export { recordDecision, reverseDecisions } from './decisions.ts';
export { joinBlockedAccount, deleteBlockedAccount } from './db.ts';
export { objection, statementOfReasons } from './mail/block-emails.ts';
