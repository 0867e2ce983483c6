export { referralJobs } from './jobs.ts';
export { referralRoutes } from './routes.ts';
