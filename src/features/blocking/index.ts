export { joinBlockedAccount, deleteBlockedAccount } from './db.ts';
export { objection, statementOfReasons } from './mail/block-emails.ts';
