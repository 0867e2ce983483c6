export { joinLeavingAccount } from './db.ts';
export { hasLeft } from './db-slugs.ts';
export { deleteDemoAccounts } from './leave.ts';
