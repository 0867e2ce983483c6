export { followSchedule } from './jobs.ts';
export { followRoutes } from './routes.ts';
