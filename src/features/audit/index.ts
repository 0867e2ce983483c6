export { auditSchedule } from './jobs.ts';
export { recordAction } from './record.ts';
export { auditRoutes } from './routes.ts';
