export { discoverySchedule } from './jobs.ts';
export { discoveryRoutes } from './routes.ts';
