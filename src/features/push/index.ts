export { queuePush } from './send.ts';
