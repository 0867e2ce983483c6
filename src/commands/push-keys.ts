import { newVapidKeys } from '../platform/push/vapid.ts';

/** `npm run push-keys`: a new pair for messages to browsers. Changing it ends the messages that were agreed to. */
const { publicKey, privateKey } = newVapidKeys();
console.log(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}`);
