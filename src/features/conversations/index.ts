export { countSent } from './db-messages.ts';
export { refuseMoreMessages } from './policy.ts';
