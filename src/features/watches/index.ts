export { watchSchedule } from './jobs.ts';
export { nameOfSearch } from './name.ts';
export { watchRoutes } from './routes.ts';
