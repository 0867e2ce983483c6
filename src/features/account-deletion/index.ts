export { joinAccountBeingDeleted, hasLeft } from './db.ts';
export { deleteDemoAccounts } from './delete-account.ts';
