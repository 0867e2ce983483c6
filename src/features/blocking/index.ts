export { joinBlockedAccount, leaveBlockedAccount } from './db.ts';
export { objection, statementOfReasons } from './mail/statement-of-reasons.ts';
