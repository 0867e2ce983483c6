import { newVapidKeys } from '../platform/push/vapid.ts';

/** `npm run push-keys`: generates VAPID keys for web push. Changing the keys invalidates all existing subscriptions. */
const { publicKey, privateKey } = newVapidKeys();
console.log(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}`);
