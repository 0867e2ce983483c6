export type { StatementPayment } from './payment.ts';
export { readStatement } from './read-statement.ts';
