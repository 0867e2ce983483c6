export { joinBlockedAccount, deleteBlockedAccount } from './db.ts';
export { objection, statementOfReasons } from './mail/statement-of-reasons.ts';
