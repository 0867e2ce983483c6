export { joinLeavingAccount } from './db.ts';
export { hasLeft } from './db-slugs.ts';
export { leavingJobs, leavingSchedule } from './jobs.ts';
export { deleteDemoAccounts } from './leave.ts';
export { leavingRoutes } from './routes.ts';
