import * as push from '../../src/features/push/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

/** Calls every operation of push notifications. */
export async function callPush(api: ApiCaller, token: string): Promise<void> {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
  await api.call(push.getPushKey);
  await api.call(push.startPush, {
    token,
    body: { endpoint, p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  });
  await api.call(push.startPush, {
    token,
    body: { endpoint: 'https://jinde.example/', p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  });
  await api.call(push.endPush, { token, body: { endpoint } });
}
