export { recordAction } from './record.ts';
export { auditRoutes } from './routes.ts';
