export { membershipSchedule } from './jobs.ts';
export { knownLevels } from './known-levels.ts';
export { membershipRoutes } from './routes.ts';
