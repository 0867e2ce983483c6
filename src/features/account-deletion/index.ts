export { joinAccountBeingDeleted, isSlugOfDeleted } from './db.ts';
export { deleteDemoAccounts } from './delete-account.ts';
