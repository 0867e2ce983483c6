export { pushRoutes } from './routes.ts';
export { pushJobs, queuePush } from './send.ts';
