export { newsletterJobs, newsletterSchedule } from './jobs.ts';
export { newsletterRoutes } from './routes.ts';
