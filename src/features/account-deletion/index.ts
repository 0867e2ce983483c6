export { joinAccountBeingDeleted } from './db.ts';
export { hasLeft } from './db-slugs.ts';
export { deleteDemoAccounts } from './delete-account.ts';
