export { membershipSchedule } from './jobs.ts';
export { membershipRoutes } from './routes.ts';
