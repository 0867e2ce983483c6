export { formatDue } from './rules.ts';
export { whenOutgrown } from './when-outgrown.ts';
