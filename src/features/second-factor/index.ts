export { removeEveryFactor } from './factors.ts';
export { refuseUnconfirmed, refuseWithoutSecondFactor, type Unconfirmed } from './policy.ts';
