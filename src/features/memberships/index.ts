export { cachedLevels } from './change-level.ts';
export { countMembershipWork } from './db-orders.ts';
