export { watchSchedule } from './jobs.ts';
export { watchRoutes } from './routes.ts';
