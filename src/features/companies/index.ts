export { companySchedule } from './jobs.ts';
export { companyRoutes } from './routes.ts';
