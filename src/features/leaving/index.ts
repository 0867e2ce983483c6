export { hasLeft } from './db-slugs.ts';
export { leavingJobs, leavingSchedule } from './jobs.ts';
export { leavingRoutes } from './routes.ts';
