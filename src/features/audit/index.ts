export { recordAction } from './record.ts';
