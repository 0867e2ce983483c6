export { removeEveryFactor } from './factors.ts';
export { refuseUnconfirmed, refuseWithoutSecondFactor } from './policy.ts';
