export { flexOfAge } from './flex.ts';
