export { favouriteSchedule } from './jobs.ts';
export { favouriteRoutes } from './routes.ts';
