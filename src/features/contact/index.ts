export { contactSchedule } from './jobs.ts';
export { contactRoutes } from './routes.ts';
