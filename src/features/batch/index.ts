export { readTable } from './table/read-table.ts';
